import { risingLoaf } from './logo.ts'

const size = 512

export const scene = {
  width: size,
  height: size,
  isFlat: true,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 310 310"><rect width="310" height="310" fill="#B3202A"/><g transform="translate(48 66)">${risingLoaf({ loaf: '#FBF6EC', rays: '#F6C48A' })}</g></svg>`,
}
