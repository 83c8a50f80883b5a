import { cream, crust, flour, jam, sage } from './kit.ts'
import { braid, wheat } from './bread.ts'
import { portrait } from './person.ts'

export const scene = portrait({ skin: ['#F5CFB0', '#E2A988'], hair: '#C2642C', shirt: cream, apron: crust, hairKind: 'short', mouth: 'grin', hat: 'cap', hatTone: flour, stripes: jam, freckles: true },
  '#DDE0CC', [sage, '#98A684', '#86966F'], wheat(880, 1180, 460, 10) + wheat(960, 1190, 420, 16), braid(240, 1160, 420, 170, -14, 5))
