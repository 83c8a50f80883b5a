import { butter, charcoal, crust, flour, gold, jam, rect, sheet } from './kit.ts'
import { gipfeli } from './bread.ts'
import { portrait } from './person.ts'

export const scene = portrait({ skin: ['#B97A50', '#8E5535'], hair: '#2E1A14', shirt: flour, apron: charcoal, hairKind: 'curly', mouth: 'grin', scarf: jam, earrings: gold },
  '#F6E2B8', [butter, '#EFC070', gold], '', sheet(rect(-20, 1190, 1040, 80, crust), 2) + gipfeli(210, 1120, 0.5, -12, 4))
