import { ear, face, type Person } from './face.ts'
import { dress } from './garments.ts'
import { glasses, place } from './glasses.ts'
import { hairBack, hairFront } from './hair.ts'
import { box, clip, glow, line, linear, linearAt, mix, page, path, rect, shade, soft } from './kit.ts'

/** Calm one-colour room: a horizon and a lens disc that lifts it, light from the upper left. */
function room(ground: string) {
  const [light, dark] = [mix(ground, '#ffffff', 0.34), mix(ground, '#062530', 0.22)]
  return (
    `<defs>${linearAt(
      'wall',
      [
        [0, light],
        [1, ground],
      ],
      0,
      0,
      700,
      900,
    )}${linear('disc', [
      [0, mix(ground, '#ffffff', 0.62)],
      [0.62, mix(ground, '#ffffff', 0.3)],
      [0.621, mix(ground, '#062530', 0.12)],
      [1, mix(ground, '#062530', 0.02)],
    ])}</defs>` +
    box(0, 0, 1000, 1250, 'url(#wall)') +
    shade(rect(0, 800, 1000, 450), [
      [0, dark, 0.5],
      [1, dark, 0.9],
    ]) +
    soft('<circle cx="524" cy="512" r="392" fill="#062530" opacity=".2"/>', 24) +
    '<circle cx="500" cy="480" r="392" fill="url(#disc)"/><circle cx="500" cy="480" r="391" fill="none" stroke="#fff" stroke-width="3" opacity=".55"/>' +
    glow(150, 80, 620, 520, '#FFF6E8', 0.5) +
    soft(path('M-60 -40L230 -40L760 1250L330 1250Z', '#FFF6E8', 'opacity=".2"') + path('M300 -40L350 -40L900 1250L820 1250Z', '#FFF6E8', 'opacity=".16"'), 8)
  )
}

export function bust(person: Person) {
  const { skin, turn = 0.5, tilt = 0, frame, earring } = person
  const deep = mix(skin, '#6B2B1E', 0.42)
  const neck = `M-78 120C-74 220 -84 262 -130 290L0 400L130 290C84 262 74 220 78 120Z`
  const head = (content: string) => `<g transform="rotate(${tilt} 0 180)">${content}</g>`
  return (
    head(hairBack(person.style, person.hair, person.seed)) +
    path(neck, mix(skin, '#7A3424', 0.1)) +
    clip(
      `<path d="${neck}"/>`,
      soft(path(`M-90 120C-60 236 70 250 110 150L110 300L40 260C0 250 -70 220 -90 160Z`, deep, 'opacity=".75"'), 8) + glow(-50, 270, 60, 60, '#FFF1DE', 0.25),
    ) +
    dress(person.garment, person.cloth, person.accent) +
    head(
      ear(-1, skin, earring) +
        ear(1, skin, earring) +
        face(person) +
        (frame ? line(`M${-112 + turn * 16} -46L-148 -42M${112 + turn * 16} -46L148 -42`, frame.colour, 7) : '') +
        hairFront(person.style, person.hair, person.seed) +
        (frame
          ? soft(place(glasses({ ...frame, temples: false, glassOpacity: 0 }), turn * 16 + 5, -24, 0.51), 4, 'opacity=".28"') +
            place(glasses({ temples: false, glassOpacity: 0.12, ...frame }), turn * 16, -34, 0.51)
          : ''),
    )
  )
}

export const portrait = (person: Person) =>
  page(
    1000,
    1250,
    room(person.ground) +
      soft(
        `<g transform="translate(540 560) scale(1.22)">${path('M-180 -120C-200 -300 200 -300 190 -60C190 120 120 250 140 300C330 330 420 420 440 620L-420 620C-400 420 -330 330 -140 300C-100 240 -180 60 -180 -120Z', '#06222C', 'opacity=".22"')}</g>`,
        26,
      ) +
      `<g transform="translate(500 545) scale(1.22)">${bust(person)}</g>`,
    { vignette: 0.12, grain: 0.2 },
  )
