import { alps, ridge, type Alps, type Ridge } from './hills.ts'
import { box, clip, draw, glow, lerp, linearAt, path, random, round, uid, type Stop } from './kit.ts'

export type View = {
  width: number
  height: number
  horizon: number
  sky: readonly Stop[]
  water: readonly Stop[]
  sun?: { x: number; y: number; r: number; colour: string; glow: string }
  alps?: Alps
  ridges?: readonly Ridge[]
  shore?: string
  front?: string
  mirror?: number
  glint?: string
  cloud?: string
  glints?: number
  seed?: number
}

/** Lens-shaped flecks of light lying on water, larger towards the viewer. */
export function glints(x0: number, x1: number, y0: number, y1: number, count: number, colour: string, seed: number, size = 1, opacity = 0.5) {
  const next = random(seed)
  return draw(count, () => {
    const depth = next() ** 1.5
    const spread = (next() + next() + next()) / 3
    const centre = (x0 + x1) / 2
    const x = centre + (spread - 0.5) * (x1 - x0) * lerp(0.7, 1.25, depth)
    const y = lerp(y0, y1, depth)
    const w = lerp(8, 90, depth) * (0.35 + next()) * size
    const h = lerp(0.8, 5, depth) * size
    return path(
      `M${round(x - w)} ${round(y)}Q${round(x)} ${round(y - h)} ${round(x + w)} ${round(y)}Q${round(x)} ${round(y + h)} ${round(x - w)} ${round(y)}Z`,
      colour,
      `opacity="${round(opacity * (0.25 + next() * 0.75) * 10) / 10}"`,
    )
  })
}

export function clouds(width: number, y: number, spread: number, colour: string, seed: number, count = 7, opacity = 0.5) {
  const next = random(seed)
  return draw(count, () => {
    const w = width * (0.12 + next() * 0.22)
    return glow(
      round(next() * width),
      round(y + (next() - 0.5) * spread),
      round(w),
      round(w * (0.03 + next() * 0.05)),
      colour,
      round(opacity * (0.4 + next() * 0.6) * 10) / 10,
    )
  })
}

export function lakeView(view: View) {
  const {
    width,
    height,
    horizon,
    sky,
    water,
    sun,
    ridges = [],
    shore = '',
    front = '',
    mirror = 0.6,
    glint = '#ffffff',
    glints: count = 160,
    seed = 3,
    cloud = '#ffffff',
  } = view
  const [sk, wa, ri, fade] = [uid('v'), uid('v'), uid('v'), uid('v')]
  const far = (view.alps ? alps(width, view.alps) : '') + ridges.map((item) => ridge(width, item)).join('')
  const disc = sun ? `<circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${sun.colour}"/>` : ''
  const light = sun ? glow(sun.x, sun.y, sun.r * 13, sun.r * 9, sun.glow, 0.85) + glow(sun.x, sun.y, sun.r * 3.4, sun.r * 3.4, sun.colour, 0.8) : ''
  const land = uid('l')
  const flip = `translate(0 ${2 * horizon}) scale(1 -1)`
  return `<defs>
    ${linearAt(sk, sky, 0, 0, 0, horizon)}${linearAt(wa, water, 0, horizon, 0, height)}
    ${linearAt(
      fade,
      [
        [0, '#fff', 1],
        [0.55, '#fff', 0.6],
        [1, '#fff', 0.12],
      ],
      0,
      horizon,
      0,
      height,
    )}
    <filter id="${ri}" filterUnits="userSpaceOnUse" x="0" y="${horizon - 40}" width="${width}" height="${height - horizon + 40}" color-interpolation-filters="sRGB">
      <feTurbulence type="fractalNoise" baseFrequency=".0035 .055" numOctaves="3" seed="${seed}"/>
      <feDisplacementMap in="SourceGraphic" scale="${round(height * 0.045)}" xChannelSelector="R" yChannelSelector="G" result="d"/>
      <feGaussianBlur in="d" stdDeviation="1.2 3.2"/></filter>
    <mask id="${ri}m" maskUnits="userSpaceOnUse" x="0" y="${horizon}" width="${width}" height="${height - horizon}"><rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#${fade})"/></mask>
    <g id="${land}">${far}${shore}</g></defs>
    <rect width="${width}" height="${horizon + 2}" fill="url(#${sk})"/>
    ${clouds(width, horizon * 0.34, horizon * 0.4, cloud, seed + 5)}
    ${clip(`<rect width="${width}" height="${horizon}"/>`, light + disc)}
    <use href="#${land}"/>
    <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="url(#${wa})"/>
    <g mask="url(#${ri}m)"><g filter="url(#${ri})" opacity="${mirror}"><g transform="${flip}">${light}${disc}<use href="#${land}"/></g></g></g>
    ${clip(
      `<rect y="${horizon}" width="${width}" height="${height - horizon}"/>`,
      glow(sun?.x ?? width / 2, horizon, width * 0.6, height * 0.05, sun?.glow ?? glint, 0.5) +
        glints(0, width, horizon + 6, height, count, glint, seed, width / 2000, 0.22) +
        (sun ? glints(sun.x - sun.r * 4, sun.x + sun.r * 4, horizon + 3, height, Math.round(count * 0.9), sun.colour, seed + 1, width / 2600, 0.8) : ''),
    )}
    ${front}`
}

export function haze(width: number, y: number, thickness: number, colour: string, opacity: number) {
  const id = uid('h')
  return (
    `<defs>${linearAt(
      id,
      [
        [0, colour, 0],
        [0.5, colour, opacity],
        [1, colour, 0],
      ],
      0,
      y - thickness,
      0,
      y + thickness,
    )}</defs>` + box(0, y - thickness, width, thickness * 2, `url(#${id})`)
  )
}
