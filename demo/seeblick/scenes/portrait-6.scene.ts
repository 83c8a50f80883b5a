import { portrait } from './people.ts'

const svg = portrait({
  skin: '#EBBE9C',
  hair: '#8A4B2A',
  style: 'short',
  ground: '#B7CCC4',
  garment: 'roll',
  cloth: '#C9B595',
  turn: -0.55,
  tilt: 2,
  smile: 1.3,
  jaw: 1.02,
  brow: 1.3,
  seed: 17,
})

export const scene = { width: 1000, height: 1250, svg }
