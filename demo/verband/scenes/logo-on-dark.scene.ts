import { logo, LOGO_SIZE } from './logo.ts'

export const scene = { ...LOGO_SIZE, isFlat: true, svg: logo('#FFFFFF') }
