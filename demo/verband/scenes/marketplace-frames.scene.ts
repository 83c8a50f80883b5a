import { area, box, clip, disc, dots, draw, grey, ink, line, page, path, polar, swell, times, yellow } from './kit.ts'

const [width, height] = [2000, 1250]
const [cw, ch] = [500, 1250 / 3]
const regular = (n: number, r: number, start: number) => area(times(n, (i) => polar(0, 0, r, start + (i * 360) / n)))
const lenses = [
  'M-86 0A86 86 0 1 1 86 0A86 86 0 1 1 -86 0Z',
  'M-84 -66H84V66H-84Z',
  regular(6, 92, 0),
  'M-88 -46H88A88 88 0 0 1 -88 -46Z',
  regular(8, 92, 22.5),
  'M-86 -60H86V0A86 86 0 0 1 -86 0Z',
  'M-92 40L-60 -40L104 -84L76 40Z',
  'M-92 -34H92V34H-92Z',
  'M-80 -70H40A46 46 0 0 1 86 -24V70H-34A46 46 0 0 1 -80 24Z',
  'M-96 0A96 62 0 1 1 96 0A96 62 0 1 1 -96 0Z',
  'M-86 -64H86L60 70H-60Z',
  'M-86 0A86 86 0 0 1 86 0V70H-86Z',
]
const grounds = [grey[0], '#FFFFFF', ink, grey[1], '#FFFFFF', grey[5], grey[0], yellow, ink, grey[1], '#FFFFFF', grey[0]]
const fills = ['dots', 'none', 'swell', 'solid', 'swell', 'dots', 'half', 'solid', 'half', 'swell', 'dots', 'none'] as const
const weights = [16, 10, 12, 20, 9, 14, 16, 22, 14, 10, 18, 12]
const pair = (i: number) => {
  const d = lenses[i]!
  const dark = grounds[i] === ink || grounds[i] === grey[5]
  const tone = dark ? '#FFFFFF' : ink
  const kind = fills[i]!
  const fill = {
    none: '',
    solid: path(d, tone, 'opacity=".92"') + line('M-40 -120L-110 120M0 -120L-70 120', dark ? ink : '#FFFFFF', 9, 'opacity=".25"'),
    dots: dots(-110, -110, 220, 220, 15, (x, y) => 0.75 - (x + y + 130) / 360, tone),
    swell: swell(-110, -110, 220, 220, 11, (x) => 0.1 + (x + 110) / 300, tone),
    half: box(-130, 0, 260, 140, tone),
  }[kind]
  const one = (side: number) =>
    `<g transform="translate(${side * 116} 0) scale(${side} 1)">` +
    path(d, dark ? ink : '#FFFFFF', 'opacity=".85"') +
    clip(`<path d="${d}"/>`, `<g transform="scale(${side} 1)">${fill}</g>`) +
    line(d, tone, weights[i]!, 'stroke-linejoin="round"') +
    '</g>'
  const shadow = (side: number) =>
    `<g transform="translate(${side * 116 + 18} 24) scale(${side} 1)">${line(d, ink, weights[i]! + 2, `opacity="${dark ? 0.5 : 0.1}"`)}</g>`
  return `<g transform="translate(${(i % 4) * cw + cw / 2} ${Math.floor(i / 4) * ch + ch / 2}) scale(.94)">${shadow(-1)}${shadow(1)}${line('M-34 -18A36 36 0 0 1 34 -18', tone, weights[i]!)}${line('M-198 -22H-232V10M198 -22H232V10', tone, weights[i]! * 0.8)}${one(-1)}${one(1)}</g>`
}
const ticks = draw(12, (i) => {
  const [x, y] = [(i % 4) * cw, Math.floor(i / 4) * ch]
  const tone = grounds[i] === ink || grounds[i] === grey[5] ? grey[3] : grey[4]
  return (
    box(x + 26, y + 26, 44, 3, tone) + disc(x + cw - 34, y + 30, 6, tone) + draw(5, (k) => box(x + 26 + k * 12, y + ch - 34, 5, k === i % 5 ? 14 : 8, tone))
  )
})
const body = draw(12, (i) => box((i % 4) * cw, Math.floor(i / 4) * ch, cw, ch, grounds[i]!)) + ticks + draw(12, pair)

export const scene = { width, height, svg: page(width, height, body) }
