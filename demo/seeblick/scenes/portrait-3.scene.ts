import { portrait } from './people.ts'

const svg = portrait({
  skin: '#8A5636',
  hair: '#1E1512',
  style: 'curly',
  ground: '#EBC9B4',
  garment: 'blouse',
  cloth: '#0E3A4A',
  turn: 0.5,
  tilt: 2,
  smile: 1.5,
  jaw: 0.95,
  lips: '#8E3A3A',
  earring: '#D9A94E',
  seed: 5,
})

export const scene = { width: 1000, height: 1250, svg }
