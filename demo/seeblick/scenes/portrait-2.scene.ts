import { portrait } from './people.ts'

const svg = portrait({
  skin: '#DDA581',
  hair: '#9B9A95',
  style: 'side',
  ground: '#E2D3BC',
  garment: 'shirt',
  cloth: '#2E6473',
  turn: -0.6,
  tilt: 1.5,
  smile: 0.9,
  jaw: 1.06,
  age: 0.9,
  seed: 7,
  brow: 1.6,
  frame: { shape: 'panto', colour: '#6B4326', weight: 14 },
})

export const scene = { width: 1000, height: 1250, svg }
