import { lake, mist } from './kit.ts'
import { lens } from './logo.ts'

const size = 512
const drawing = lens({ ink: mist, glass: 'none', sun: '#FF7C58', waves: lake })

export const scene = {
  width: size,
  height: size,
  isFlat: true,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-36 -36 272 272"><rect x="-36" y="-36" width="272" height="272" fill="${lake}"/>${drawing}</svg>`,
}
