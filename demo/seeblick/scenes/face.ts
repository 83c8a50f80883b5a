import type { Frame } from './glasses.ts'
import type { Garment } from './garments.ts'
import type { Hair } from './hair.ts'
import { clip, draw, glow, lerp, line, linear, mix, path, random, round, soft, uid } from './kit.ts'

export type Person = {
  skin: string
  hair: string
  style: Hair
  ground: string
  garment: Garment
  cloth: string
  accent?: string
  jaw?: number
  turn?: number
  tilt?: number
  smile?: number
  age?: number
  beard?: boolean
  earring?: string
  lips?: string
  brow?: number
  frame?: Frame
  seed?: number
}

const facePath = (jaw: number) =>
  `M-152 -60C-156 -170 -94 -226 0 -226C94 -226 156 -170 152 -60C152 20 ${132 * jaw} 92 ${92 * jaw} 148C${62 * jaw} 186 ${30 * jaw} 200 0 200C${-30 * jaw} 200 ${-62 * jaw} 186 ${-92 * jaw} 148C${-132 * jaw} 92 -152 20 -152 -60Z`

function eye(side: -1 | 1, turn: number, person: Person) {
  const { skin, hair, age = 0, brow = 1 } = person
  const x = side * 62 + turn * 16
  const white = 'M-29 3C-18 -15 14 -17 29 -1C17 13 -15 15 -29 3Z'
  return (
    `<g transform="translate(${round(x)} -38) scale(${side} 1)">` +
    glow(0, -8, 44, 26, mix(skin, '#5A2A1C', 0.55), 0.4) +
    path(white, '#FBF7F0') +
    clip(
      `<path d="${white}"/>`,
      `<circle cx="${side * turn * 4}" cy="-1" r="14.5" fill="#3A2A22"/><circle cx="${side * turn * 4}" cy="-1" r="8" fill="#14110F"/>` +
        path('M-34 -20H34V-7C14 -15 -14 -13 -34 2Z', '#3A2218', 'opacity=".35"'),
    ) +
    `<circle cx="${side * (turn * 4 - 5)}" cy="-6" r="3.6" fill="#fff"/>` +
    line('M-30 3C-18 -16 14 -18 31 -2', mix(skin, '#1E0F0A', 0.86), 5) +
    line('M-24 -20C-10 -29 12 -29 26 -18', mix(skin, '#5A2A1C', 0.45), 2.5, 'opacity=".7"') +
    line('M-20 19C-6 25 12 24 24 17', mix(skin, '#5A2A1C', 0.5), 2, `opacity="${0.25 + age * 0.45}"`) +
    (age > 0.4 ? line('M36 2L50 -4M37 9L50 11', mix(skin, '#5A2A1C', 0.5), 2, 'opacity=".6"') : '') +
    path(
      'M-36 -42C-14 -62 16 -62 44 -42C16 -52 -12 -50 -35 -36Z',
      mix(hair, '#1A100B', 0.25),
      `stroke="${mix(hair, '#1A100B', 0.25)}" stroke-width="${round(4 * brow)}" stroke-linejoin="round" opacity=".9"`,
    ) +
    '</g>'
  )
}

export function face(person: Person) {
  const { skin, jaw = 1, turn = 0.5, smile = 1, age = 0, beard = false, hair, lips, seed = 1 } = person
  const d = facePath(jaw)
  const deep = mix(skin, '#6B2B1E', 0.42)
  const next = random(seed)
  const id = uid('f')
  const side = turn >= 0 ? -1 : 1
  const nx = turn * 24
  const mouth = 112 - smile * 2
  const beardShape = `M-153 -30C-140 20 -118 62 -84 76C-50 88 -40 ${mouth - 34} 0 ${mouth - 34}C40 ${mouth - 34} 50 88 84 76C118 62 140 20 153 -30C158 60 140 130 98 176C60 214 -60 214 -98 176C-140 130 -158 60 -153 -30Z`
  return (
    `<defs>${linear(
      id,
      [
        [0, mix(skin, '#FFE9D2', 0.3)],
        [0.55, skin],
        [1, mix(skin, '#7A3424', 0.26)],
      ],
      side > 0 ? 1 : 0,
      0,
      side > 0 ? 0 : 1,
      0.5,
    )}</defs>` +
    path(d, `url(#${id})`) +
    clip(
      `<path d="${d}"/>`,
      soft(
        path(
          `M${-side * 170} -250L${-side * 60} -250C${-side * 96} -150 ${-side * 112} -90 ${-side * 96} -30C${-side * 128} 20 ${-side * 84} 70 ${-side * 60} 110C${-side * 50} 150 ${-side * 20} 180 ${-side * 4} 220L${-side * 190} 220Z`,
          deep,
          'opacity=".5"',
        ),
        7,
      ) +
        glow(-70 + nx, 42, 66, 46, '#E8745A', 0.34) +
        glow(80 + nx, 42, 60, 46, '#D9604C', 0.3) +
        glow(side * 70, -150, 130, 80, '#FFF1DE', 0.34) +
        glow(0, 214, 120, 40, deep, 0.6) +
        (beard
          ? path(beardShape, mix(hair, skin, 0.16), 'opacity=".94"') +
            draw(70, () => {
              const [x, y] = [(next() - 0.5) * 250, lerp(70, 196, next())]
              return line(
                `M${round(x)} ${round(y)}l${round(x * 0.04 + (next() - 0.5) * 6)} ${round(12 + next() * 10)}`,
                next() > 0.5 ? mix(hair, '#ffffff', 0.35) : mix(hair, '#000000', 0.4),
                2,
                'opacity=".35"',
              )
            })
          : ''),
    ) +
    eye(-1, turn, person) +
    eye(1, turn, person) +
    path(
      `M${nx * 0.55 + side * -12} -50C${nx + side * -22} 0 ${nx + side * -34} 30 ${nx + side * -36} 46C${nx + side * -34} 62 ${nx + side * -10} 68 ${nx + 2} 66C${nx + side * -6} 40 ${nx + side * -2} -10 ${nx * 0.55 + side * 4} -50Z`,
      deep,
      'opacity=".42"',
    ) +
    line(`M${nx - 32} 48C${nx - 28} 60 ${nx - 12} 56 ${nx} 66C${nx + 12} 56 ${nx + 28} 60 ${nx + 32} 48`, mix(deep, '#3A140D', 0.25), 3.5, 'opacity=".75"') +
    glow(nx + side * 7, 36, 16, 22, '#FFF4E6', 0.65) +
    (age > 0.3
      ? line(`M${nx - 52} 46C${nx - 70} 70 ${nx - 76} 90 ${nx - 72} 110`, deep, 3, `opacity="${age * 0.6}"`) +
        line(`M${nx + 52} 46C${nx + 70} 70 ${nx + 76} 90 ${nx + 72} 110`, deep, 3, `opacity="${age * 0.6}"`) +
        line('M-70 -150C-30 -158 40 -158 76 -148M-56 -128C-20 -134 30 -134 62 -126', deep, 2.5, `opacity="${age * 0.4}"`)
      : '') +
    `<g transform="translate(${round(nx * 0.8)} ${mouth})">` +
    path(
      `M-46 ${-6 * smile}C-26 -12 -10 -14 0 -8C10 -14 26 -12 46 ${-6 * smile}C26 ${4 + smile * 4} -26 ${4 + smile * 4} -46 ${-6 * smile}Z`,
      lips ?? mix(skin, '#9A3B34', 0.55),
    ) +
    path(
      `M-42 ${-4 * smile}C-20 ${4 + smile * 3} 20 ${4 + smile * 3} 42 ${-4 * smile}C28 ${20 + smile * 5} -28 ${20 + smile * 5} -42 ${-4 * smile}Z`,
      mix(lips ?? mix(skin, '#B04A40', 0.5), '#ffffff', 0.1),
    ) +
    (smile > 1.2
      ? path(
          `M-36 ${-3 * smile}C-18 ${1 + smile * 2} 18 ${1 + smile * 2} 36 ${-3 * smile}C22 ${9 + smile * 3} -22 ${9 + smile * 3} -36 ${-3 * smile}Z`,
          '#FFF9F1',
        )
      : '') +
    line(`M-50 ${-8 * smile}C-24 ${4 + smile * 3} 24 ${4 + smile * 3} 50 ${-8 * smile}`, mix(skin, '#4A1512', 0.75), 3.5) +
    glow(0, 34, 34, 9, deep, 0.6) +
    glow(-8, 12, 18, 5, '#ffffff', 0.4) +
    '</g>'
  )
}

export const ear = (side: -1 | 1, skin: string, earring?: string) =>
  `<g transform="translate(${side * 150} -20) scale(${side} 1)">` +
  path('M-8 -40C14 -62 34 -44 30 -12C26 16 14 44 -6 46Z', mix(skin, '#8A3A28', side > 0 ? 0.32 : 0.12)) +
  line('M0 -28C16 -36 22 -20 16 0C12 12 6 20 2 24', mix(skin, '#6B2B1E', 0.5), 4, 'opacity=".6"') +
  (earring ? `<circle cx="4" cy="58" r="8" fill="${earring}"/><circle cx="2" cy="55" r="2.5" fill="#fff"/>` : '') +
  '</g>'
