import { box, clip, draw, glow, lerp, line, linear, linearAt, mix, path, random, rect, round, shade, soft, times, uid } from './kit.ts'
import { cast, glasses, place, type Frame } from './glasses.ts'

export const W = 2000
export const H = 1250

/** A wall opening with depth: lit reveal, frame, glass reflection; the view lies behind. */
export function opening(d: string, view: string, frame: string, bars = '') {
  return (
    soft(path(d, '#2B1C10', 'opacity=".35" transform="translate(10 16)"'), 16) +
    clip(
      `<path d="${d}"/>`,
      view +
        glow(300, 100, 1200, 800, '#FFF9EA', 0.3) +
        bars +
        soft(line(d, '#052029', 46, 'opacity=".35"'), 12) +
        path('M300 0L520 0L60 1250L-260 1250ZM1300 0L1380 0L940 1250L820 1250Z', '#ffffff', 'opacity=".09"'),
    ) +
    line(d, mix(frame, '#04161D', 0.35), 20) +
    line(d, frame, 14) +
    line(d, '#ffffff', 3, 'opacity=".6" transform="translate(-3 -4)"')
  )
}

export const bar = (x: number, y: number, w: number, h: number, frame: string) =>
  box(x, y, w, h, frame) +
  (h > w
    ? box(x, y, 3, h, '#fff', 0, 'opacity=".6"') + box(x + w - 4, y, 4, h, '#04161D', 0, 'opacity=".35"')
    : box(x, y, w, 3, '#fff', 0, 'opacity=".6"') + box(x, y + h - 4, w, 4, '#04161D', 0, 'opacity=".35"'))

export function room(wall: string, floor: string, line0: number, seed = 3) {
  const next = random(seed)
  const boards = times(19, (i) => lerp(-1500, 3500, i / 18))
  return (
    shade(rect(0, 0, W, line0), [
      [0, mix(wall, '#ffffff', 0.22)],
      [1, mix(wall, '#5B4732', 0.1)],
    ]) +
    shade(rect(0, line0, W, H - line0), [
      [0, mix(floor, '#ffffff', 0.22)],
      [1, mix(floor, '#20130A', 0.34)],
    ]) +
    boards
      .map((x, i) => {
        const top = lerp(1000, x, 0.52)
        const right = lerp(1000, boards[i + 1] ?? x, 0.52)
        return (
          path(
            `M${round(top)} ${line0}L${round(right)} ${line0}L${round(boards[i + 1] ?? x)} ${H}L${round(x)} ${H}Z`,
            next() > 0.5 ? '#ffffff' : '#20130A',
            `opacity="${round(next() * 0.9) / 10}"`,
          ) + line(`M${round(top)} ${line0}L${round(x)} ${H}`, '#2B1A0C', 2, 'opacity=".28"')
        )
      })
      .join('') +
    box(0, line0 - 22, W, 22, mix(wall, '#ffffff', 0.5)) +
    box(0, line0 - 2, W, 5, '#2B1A0C', 0, 'opacity=".3"') +
    shade(rect(0, line0, W, 60), [
      [0, '#20130A', 0.3],
      [1, '#20130A', 0],
    ])
  )
}

export function sunlight(shapes: readonly string[], colour = '#FFF1D6', opacity = 0.5) {
  return (
    soft(shapes.map((d) => path(d, colour)).join(''), 7, `opacity="${opacity}" style="mix-blend-mode:soft-light"`) +
    soft(shapes.map((d) => path(d, colour)).join(''), 9, `opacity="${opacity * 0.5}"`)
  )
}

export function pendant(x: number, y: number, size: number, colour: string) {
  const id = uid('p')
  return (
    line(`M${x} 0V${y}`, '#0A1F28', 4) +
    `<defs>${linear(
      id,
      [
        [0, mix(colour, '#ffffff', 0.45)],
        [0.4, colour],
        [1, mix(colour, '#04161D', 0.45)],
      ],
      0,
      0,
      1,
      0,
    )}</defs>` +
    glow(x, y + size * 1.1, size * 2.2, size * 1.7, '#FFE3B4', 0.5) +
    path(
      `M${x - size} ${y + size * 0.8}C${x - size} ${y + size * 0.1} ${x - size * 0.4} ${y} ${x} ${y - size * 0.12}C${x + size * 0.4} ${y} ${x + size} ${y + size * 0.1} ${x + size} ${y + size * 0.8}Z`,
      `url(#${id})`,
    ) +
    `<ellipse cx="${x}" cy="${y + size * 0.8}" rx="${size}" ry="${size * 0.16}" fill="#FFF6DF"/><ellipse cx="${x}" cy="${y + size * 0.82}" rx="${size * 0.5}" ry="${size * 0.08}" fill="#fff"/>`
  )
}

export function plant(x: number, base: number, size: number, seed: number, pot = '#E4572E', leaf = '#2F6656') {
  const next = random(seed)
  return (
    glow(x + size * 0.15, base, size * 0.7, size * 0.12, '#20130A', 0.6) +
    draw(15, (i) => {
      const angle = lerp(-74, 74, i / 14) + (next() - 0.5) * 14
      const long = size * (0.75 + next() * 0.6)
      return (
        `<g transform="translate(${x} ${base - size * 0.55}) rotate(${round(angle)})">` +
        path(
          `M0 0C${round(-long * 0.14)} ${round(-long * 0.4)} ${round(-long * 0.1)} ${round(-long * 0.8)} 0 ${round(-long)}C${round(long * 0.1)} ${round(-long * 0.8)} ${round(long * 0.14)} ${round(-long * 0.4)} 0 0Z`,
          mix(leaf, next() > 0.5 ? '#CFE3B8' : '#06222A', next() * 0.35),
        ) +
        line(`M0 0V${round(-long * 0.9)}`, '#DDEBCB', 1.5, 'opacity=".4"') +
        '</g>'
      )
    }) +
    shade(
      `<path d="M${x - size * 0.32} ${base - size * 0.6}L${x + size * 0.32} ${base - size * 0.6}L${x + size * 0.24} ${base}L${x - size * 0.24} ${base}Z"/>`,
      [
        [0, mix(pot, '#ffffff', 0.4)],
        [0.45, pot],
        [1, mix(pot, '#20130A', 0.5)],
      ],
      [0, 0, 1, 0],
    ) +
    `<ellipse cx="${x}" cy="${base - size * 0.6}" rx="${size * 0.32}" ry="${size * 0.05}" fill="${mix(pot, '#20130A', 0.5)}"/>`
  )
}

/** Wall shelf carrying glasses; x, y is its upper left corner. */
export function shelf(x: number, y: number, width: number, frames: readonly Frame[], scale: number, wood = '#C79F74') {
  const step = width / frames.length
  return (
    soft(
      shade(rect(x + 14, y + 10, width - 8, 66), [
        [0, '#2B1A0C', 0.42],
        [1, '#2B1A0C', 0],
      ]),
      7,
    ) +
    frames.map((frame, i) => place(cast(frame.shape, '#3B2A1A', 16, 18, 8, 0.45) + glasses(frame), x + step * (i + 0.5), y - 84 * scale, scale)).join('') +
    shade(rect(x, y, width, 18, 3), [
      [0, mix(wood, '#ffffff', 0.5)],
      [0.3, wood],
      [1, mix(wood, '#20130A', 0.4)],
    ])
  )
}

export function counter(x: number, y: number, width: number, height: number, front: string, top = '#F4EADB') {
  const id = uid('q')
  return (
    glow(x + width / 2 + 30, y + height, width * 0.62, 60, '#20130A', 0.7) +
    `<defs>${linearAt(
      id,
      [
        [0, mix(front, '#ffffff', 0.2)],
        [0.6, front],
        [1, mix(front, '#04161D', 0.4)],
      ],
      x,
      0,
      x + width,
      height,
    )}</defs>` +
    box(x + 20, y, width - 40, height, `url(#${id})`, 10) +
    draw(
      Math.floor((width - 60) / 26),
      (i) =>
        box(x + 34 + i * 26, y + 30, 4, height - 44, '#04161D', 2, 'opacity=".22"') +
        box(x + 38 + i * 26, y + 30, 2, height - 44, '#ffffff', 1, 'opacity=".16"'),
    ) +
    shade(rect(x + 20, y + 20, width - 40, 50), [
      [0, '#04161D', 0.45],
      [1, '#04161D', 0],
    ]) +
    shade(rect(x, y - 8, width, 32, 6), [
      [0, '#ffffff'],
      [0.35, top],
      [1, mix(top, '#5B4732', 0.4)],
    ])
  )
}

export function stool(x: number, base: number, size: number, seat: string) {
  return (
    glow(x + 10, base, size * 0.8, size * 0.14, '#20130A', 0.6) +
    line(
      `M${x - size * 0.3} ${base - size}L${x - size * 0.45} ${base}M${x + size * 0.3} ${base - size}L${x + size * 0.45} ${base}M${x - size * 0.1} ${base - size}L${x - size * 0.14} ${base - size * 0.06}M${x + size * 0.1} ${base - size}L${x + size * 0.14} ${base - size * 0.06}`,
      '#8A6240',
      size * 0.06,
    ) +
    line(`M${x - size * 0.38} ${base - size * 0.42}H${x + size * 0.38}`, '#8A6240', size * 0.045) +
    shade(rect(x - size * 0.48, base - size * 1.14, size * 0.96, size * 0.2, size * 0.1), [
      [0, mix(seat, '#ffffff', 0.45)],
      [0.5, seat],
      [1, mix(seat, '#04161D', 0.4)],
    ])
  )
}

/** Small table mirror with a piece of sky in it. */
export const mirror = (x: number, base: number, r: number) =>
  glow(x + 8, base, r * 0.8, r * 0.12, '#20130A', 0.6) +
  line(`M${x} ${base - 4}V${base - r * 0.6}`, '#B88A4A', r * 0.09) +
  box(x - r * 0.45, base - r * 0.08, r * 0.9, r * 0.1, '#B88A4A', r * 0.05) +
  shade(
    `<circle cx="${x}" cy="${base - r * 1.5}" r="${r}"/>`,
    [
      [0, '#F4FAF8'],
      [0.5, '#BBD6D8'],
      [0.51, '#8FB6BC'],
      [1, '#D9E6E2'],
    ],
    [0.2, 0, 0.8, 1],
    `stroke="#B88A4A" stroke-width="${r * 0.08}"`,
  )
