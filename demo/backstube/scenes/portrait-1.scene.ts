import { blush, butter, flour, jam, peach } from './kit.ts'
import { loaf, wheat } from './bread.ts'
import { portrait } from './person.ts'

export const scene = portrait({ skin: ['#F1C5A0', '#DB9F78'], hair: '#8C8078', shirt: flour, apron: jam, hairKind: 'bald', mouth: 'smile', hat: 'toque', beard: '#EDE4D8', moustache: flour, age: true },
  blush, [peach, '#F0AE7C', '#E99A62'], wheat(110, 1180, 520, -14) + wheat(200, 1200, 420, -6) + wheat(900, 1190, 500, 14), loaf(5, 790, 1140, 240, 120, -10, 'slash', '#C2742F') + wheat(860, 1290, 120, 20, butter))
