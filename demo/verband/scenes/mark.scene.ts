import { box, ink, landolt } from './kit.ts'

const size = 512
const body = box(0, 0, size, size, ink) + landolt(size / 2, size / 2, size * 0.32, 0, '#FFFFFF')

export const scene = { width: size, height: size, isFlat: true, svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${body}</svg>` }
