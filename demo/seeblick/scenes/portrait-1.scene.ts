import { portrait } from './people.ts'

const svg = portrait({
  skin: '#E9B896',
  hair: '#5A3A26',
  style: 'bob',
  ground: '#BFD3D3',
  garment: 'coat',
  cloth: '#F4F1EA',
  accent: '#8FB2B5',
  turn: 0.6,
  tilt: -2,
  smile: 1.1,
  jaw: 0.94,
  lips: '#B9564C',
  seed: 3,
  frame: { shape: 'round', colour: '#123C4B', weight: 13 },
})

export const scene = { width: 1000, height: 1250, svg }
