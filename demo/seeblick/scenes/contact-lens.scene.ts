import { box, caustics, clip, draw, glow, line, linear, page, path, radial, rect, round, shade, soft } from './kit.ts'

const [width, height] = [1200, 1200]
const [cx, cy] = [600, 610]
const ripple = (i: number) => {
  const [rx, ry] = [330 + i * 78, 118 + i * 34]
  const fade = 1 - i / 8
  return (
    `<ellipse cx="${cx}" cy="${cy + 210}" rx="${rx}" ry="${ry}" fill="none" stroke="#EFFBFA" stroke-width="${round(9 * fade + 2)}" opacity="${round(fade * 6) / 10}"/>` +
    `<ellipse cx="${cx}" cy="${cy + 222}" rx="${rx + 8}" ry="${ry + 5}" fill="none" stroke="#0B4151" stroke-width="${round(16 * fade + 3)}" opacity="${round(fade * 3.4) / 10}"/>`
  )
}
const bowl = `M${cx - 352} ${cy - 64}C${cx - 300} ${cy - 20} ${cx - 262} ${cy + 246} ${cx} ${cy + 246}C${cx + 262} ${cy + 246} ${cx + 300} ${cy - 20} ${cx + 352} ${cy - 64}C${cx + 330} ${cy + 50} ${cx - 330} ${cy + 50} ${cx - 352} ${cy - 64}Z`
const mouth = `<ellipse cx="${cx}" cy="${cy - 64}" rx="352" ry="112"`
const drop = (x: number, y: number, r: number) =>
  glow(x + r * 0.3, y + r * 1.0, r * 1.5, r * 0.6, '#052C39', 0.5) +
  shade(`<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${round(r * 0.78)}"/>`, [
    [0, '#2E7C8C', 0.85],
    [0.6, '#8FD0D3', 0.75],
    [1, '#F2FFFB', 0.95],
  ]) +
  `<ellipse cx="${round(x - r * 0.35)}" cy="${round(y - r * 0.34)}" rx="${round(r * 0.26)}" ry="${round(r * 0.16)}" fill="#fff" opacity=".95"/>`
const body =
  `<defs>${radial(
    'pool',
    [
      [0, '#BFE6E3'],
      [0.3, '#74BBC0'],
      [0.65, '#2B7788'],
      [1, '#0C3B4B'],
    ],
    0.5,
    0.62,
    0.75,
  )}
  ${linear('glass', [
    [0, '#E9FBF8', 0.34],
    [0.5, '#8CCFD2', 0.26],
    [0.82, '#E8FFFA', 0.66],
    [1, '#FFFFFF', 0.95],
  ])}
  ${linear(
    'side',
    [
      [0, '#FFFFFF', 0.85],
      [0.16, '#FFFFFF', 0.06],
      [0.5, '#0B4151', 0.05],
      [0.86, '#083543', 0.34],
      [1, '#E9FFFA', 0.8],
    ],
    0,
    0,
    1,
    0,
  )}
  ${linear(
    'rim',
    [
      [0, '#FFFFFF'],
      [0.4, '#9FD6D8'],
      [0.7, '#FFFFFF'],
      [1, '#6FB4BD'],
    ],
    0,
    0,
    1,
    0,
  )}</defs>` +
  box(0, 0, width, height, 'url(#pool)') +
  `<g opacity=".34">${caustics(width, height, '#E9FFF8', { frequency: '.0062 .0088', seed: 31, power: 5, gain: 0.9 })}</g>` +
  `<g opacity=".16" transform="translate(30 40)">${caustics(width, height, '#F9D9B8', { frequency: '.0102 .0135', seed: 12, power: 6 })}</g>` +
  shade(rect(0, 0, width, 520), [
    [0, '#0A3442', 0.75],
    [1, '#0A3442', 0],
  ]) +
  glow(300, 160, 560, 330, '#FFD9B8', 0.45) +
  soft(
    draw(7, (i) => ripple(6 - i)),
    2.2,
  ) +
  glow(cx + 90, cy + 296, 400, 120, '#042A36', 0.75) +
  glow(cx + 40, cy + 300, 190, 54, '#FFFDF2', 0.95) +
  glow(cx + 50, cy + 306, 70, 24, '#ffffff', 1) +
  `<g transform="translate(0 ${cy + 84}) rotate(-5 ${cx} 0) scale(1.04 .7) translate(${-cx * 0.04} ${-cy})">` +
  `${mouth} fill="#0B4656" opacity=".18"/>` +
  path(bowl, 'url(#glass)') +
  path(bowl, 'url(#side)') +
  clip(
    `<path d="${bowl}"/>`,
    soft(
      path(
        `M${cx - 292} ${cy + 6}C${cx - 250} ${cy + 120} ${cx - 180} ${cy + 200} ${cx - 70} ${cy + 230}C${cx - 160} ${cy + 170} ${cx - 214} ${cy + 100} ${cx - 236} ${cy + 30}Z`,
        '#ffffff',
        'opacity=".85"',
      ),
      5,
    ) +
      soft(
        path(
          `M${cx + 280} ${cy + 14}C${cx + 240} ${cy + 120} ${cx + 160} ${cy + 200} ${cx + 60} ${cy + 226}C${cx + 140} ${cy + 170} ${cx + 210} ${cy + 110} ${cx + 240} ${cy + 34}Z`,
          '#FFE6CF',
          'opacity=".7"',
        ),
        8,
      ) +
      glow(cx, cy + 250, 230, 60, '#ffffff', 0.9),
  ) +
  clip(
    `<ellipse cx="${cx}" cy="${cy - 64}" rx="352" ry="112"/>`,
    shade(rect(cx - 352, cy - 176, 704, 224), [
      [0, '#F6FFFD', 0.62],
      [0.5, '#A9DADB', 0.22],
      [1, '#F6FFFD', 0.1],
    ]) + glow(cx - 140, cy - 140, 210, 44, '#ffffff', 0.9),
  ) +
  `${mouth} fill="none" stroke="#0A4050" stroke-width="11" opacity=".3" transform="translate(0 5)"/>${mouth} fill="none" stroke="url(#rim)" stroke-width="7"/>` +
  soft(line(`M${cx - 316} ${cy - 112}C${cx - 240} ${cy - 158} ${cx - 80} ${cy - 178} ${cx + 30} ${cy - 175}`, '#ffffff', 7), 1.5) +
  `<ellipse cx="${cx}" cy="${cy - 64}" rx="318" ry="98" fill="none" stroke="#ffffff" stroke-width="2" stroke-dasharray="4 12" opacity=".7"/></g>` +
  drop(238, 860, 46) +
  drop(330, 930, 20) +
  drop(930, 1010, 62) +
  drop(1012, 900, 24) +
  drop(150, 620, 26) +
  drop(860, 300, 30) +
  drop(905, 352, 12) +
  drop(420, 1090, 30)

export const scene = { width, height, svg: page(width, height, body, { vignette: 0.3 }) }
