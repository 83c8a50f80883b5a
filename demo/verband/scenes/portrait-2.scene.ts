import { grey, ink } from './kit.ts'
import { portrait } from './figures.ts'

export const scene = {
  width: 1000,
  height: 1250,
  svg: portrait({ hair: 'parting', hairTone: grey[4], skin: '#FFFFFF', coat: ink, glasses: 'square', detail: 'tie' }, grey[2]),
}
