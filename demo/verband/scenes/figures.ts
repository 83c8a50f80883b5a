import { box, clip, disc, dots, draw, grey, ink, line, page, path, ring, sector, swell, yellow } from './kit.ts'

export type Figure = {
  hair: 'bob' | 'parting' | 'curls' | 'bun'
  hairTone: string
  skin: string
  coat: string
  glasses?: 'round' | 'square'
  glassesTone?: string
  beard?: boolean
  detail?: 'earring' | 'tie' | 'collar' | 'pin'
  mouth?: 'line' | 'smile'
}

const face = 'M330 350H670V640A170 170 0 0 1 330 640Z'

function hairBack({ hair, hairTone }: Figure) {
  if (hair === 'bob') return path('M270 440A230 230 0 0 1 730 440V760H270Z', hairTone)
  if (hair === 'bun')
    return (
      disc(500, 186, 88, hairTone) +
      draw(6, (i) => ring(500, 186, 76 - i * 13, '#FFFFFF', 2.5, 'opacity=".5"')) +
      path('M300 460A200 200 0 0 1 700 460V560H300Z', hairTone)
    )
  if (hair === 'curls')
    return draw(19, (i) => {
      const a = Math.PI * (0.9 + (i / 18) * 1.2)
      return disc(500 + Math.cos(a) * 218, 440 + Math.sin(a) * 218, 66, hairTone)
    })
  return ''
}

function hairFront({ hair, hairTone }: Figure) {
  if (hair === 'bob')
    return (
      path('M300 440A200 200 0 0 1 700 440V470H300Z', hairTone) +
      draw(9, (i) =>
        line(`M${316 + i * 46} 466A${190 - Math.abs(i - 4) * 30} ${190 - Math.abs(i - 4) * 30} 0 0 ${i < 4 ? 1 : 0} 500 240`, '#FFFFFF', 1.8, 'opacity=".35"'),
      ) +
      box(270, 440, 62, 320, hairTone) +
      box(668, 440, 62, 320, hairTone)
    )
  if (hair === 'bun')
    return (
      clip(
        '<path d="M316 470A184 200 0 0 1 684 470Z"/>',
        box(300, 250, 400, 230, hairTone) +
          draw(12, (i) => ring(500, 470, 30 + i * 17, '#FFFFFF', 2.2, 'opacity=".45"')) +
          disc(500, 560, 178, '#FFFFFF', 'opacity="0"'),
      ) + path('M344 470A156 120 0 0 1 656 470Z', '#FFFFFF')
    )
  if (hair === 'curls')
    return (
      draw(9, (i) => disc(336 + i * 41, 356 - Math.sin((i / 8) * Math.PI) * 70, 58, hairTone)) +
      draw(9, (i) => ring(336 + i * 41, 356 - Math.sin((i / 8) * Math.PI) * 70, 34, '#FFFFFF', 2, 'opacity=".3"'))
    )
  return (
    path('M318 480V400A160 160 0 0 1 478 240H600A100 100 0 0 1 690 340V480H668V420H520A150 150 0 0 1 400 360A70 70 0 0 1 340 430V480Z', hairTone) +
    draw(6, (i) => line(`M420 ${372 - i * 20}A160 160 0 0 0 ${540 + i * 8} ${410 - i * 24}H${676 - i * 4}`, '#FFFFFF', 2, 'opacity=".35"'))
  )
}

function details({ detail, coat }: Figure) {
  const light = coat === ink ? '#FFFFFF' : ink
  const open = path('M420 896L500 1130L580 896Z', '#FFFFFF')
  if (detail === 'tie') return open + path('M476 940H524L516 980L546 1180L500 1230L454 1180L484 980Z', yellow)
  if (detail === 'collar')
    return (
      path('M392 890L500 1010L434 1090L330 926Z', yellow) +
      path('M608 890L500 1010L566 1090L670 926Z', yellow) +
      path('M608 890L500 1010L566 1090L670 926Z', ink, 'opacity=".18"') +
      line('M500 1010V1250', light, 3) +
      draw(3, (i) => disc(522, 1090 + i * 60, 8, light))
    )
  if (detail === 'pin') return open + line('M420 896L500 1130L580 896', ink, 4) + disc(700, 1080, 24, yellow) + disc(700, 1080, 8, ink)
  return path('M400 890A100 110 0 0 0 600 890Z', '#FFFFFF') + line('M392 888A108 120 0 0 0 608 888', light, 6)
}

export function figure(person: Figure) {
  const { skin, coat, glasses, glassesTone = ink, beard, detail, mouth = 'line', hairTone } = person
  const body = 'M70 1260C70 1010 250 890 410 890H590C750 890 930 1010 930 1260Z'
  const shadow = (x: number) => Math.max(0, (x - 500) / 260)
  return (
    hairBack(person) +
    path('M412 700H588V900A88 70 0 0 1 412 900Z', skin) +
    clip(
      '<path d="M412 700H588V900A88 70 0 0 1 412 900Z"/>',
      swell(400, 700, 200, 280, 11, (_, y) => 0.95 - (y - 740) / 190, ink, '', 20),
    ) +
    path(body, coat) +
    clip(
      `<path d="${body}"/>`,
      swell(60, 880, 880, 380, 12, (x, y) => Math.max(0, (x - 480) / 620) * (0.5 + (y - 880) / 700), coat === ink ? grey[3] : ink, 'opacity=".75"', 20),
    ) +
    details(person) +
    path('M412 892A88 66 0 0 0 588 892V860H412Z', skin) +
    clip(
      '<path d="M412 892A88 66 0 0 0 588 892V850H412Z"/>',
      swell(400, 840, 200, 130, 11, (x) => 0.15 + shadow(x) * 1.2, ink, '', 20),
    ) +
    disc(330, 560, 42, skin) +
    disc(670, 560, 42, skin) +
    ring(670, 560, 24, ink, 3) +
    path(face, skin) +
    clip(
      `<path d="${face}"/>`,
      swell(330, 340, 340, 480, 10, (x, y) => shadow(x) * 0.8 + (x > 500 ? 0.1 : 0) + Math.max(0, (y - 740) / 340), ink, '', 10) +
        (beard
          ? path('M330 580H366V640C380 684 430 692 500 692C570 692 620 684 634 640V580H670V820H330Z', hairTone) +
            dots(330, 590, 340, 230, 15, (x, y) => (y > 702 || x < 362 || x > 638 ? 0.32 : 0), '#FFFFFF', 'opacity=".4"')
          : ''),
    ) +
    path('M500 540V672H452Z', skin === '#FFFFFF' ? grey[2] : ink, 'opacity=".55"') +
    line('M500 530V672H452', ink, 4) +
    box(386, 500, 84, 13, ink) +
    box(530, 500, 84, 13, ink) +
    disc(428, 560, 15, ink) +
    disc(572, 560, 15, ink) +
    disc(433, 555, 4.5, '#FFFFFF') +
    disc(577, 555, 4.5, '#FFFFFF') +
    (mouth === 'smile' ? line('M446 726A58 40 0 0 0 554 726', beard ? '#FFFFFF' : ink, 11) : box(448, 736, 104, 11, beard ? '#FFFFFF' : ink)) +
    hairFront(person) +
    (glasses === 'round'
      ? ring(424, 560, 66, glassesTone, 17) +
        ring(576, 560, 66, glassesTone, 17) +
        box(486, 548, 28, 15, glassesTone) +
        box(322, 548, 38, 15, glassesTone) +
        box(640, 548, 38, 15, glassesTone) +
        path(sector(424, 560, 44, 50, 190, 260), '#FFFFFF') +
        path(sector(576, 560, 44, 50, 190, 260), '#FFFFFF')
      : '') +
    (glasses === 'square'
      ? `<g fill="none" stroke="${glassesTone}" stroke-width="17"><rect x="356" y="512" width="126" height="98" rx="14"/><rect x="518" y="512" width="126" height="98" rx="14"/><path d="M482 546H518M356 546H322M644 546H678"/></g>`
      : '') +
    (detail === 'earring' ? disc(330, 640, 26, yellow) + disc(670, 640, 26, yellow) + disc(670, 640, 9, ink) + disc(330, 640, 9, ink) : '')
  )
}

export const portrait = (person: Figure, ground: string) =>
  page(
    1000,
    1250,
    draw(9, (i) => ring(500, 520, 330 + i * 44, ground === '#FFFFFF' ? grey[1] : '#FFFFFF', 2 + i * 1.3, 'opacity=".75"')) +
      disc(500, 520, 318, ground === '#FFFFFF' ? grey[0] : '#FFFFFF', 'opacity=".6"') +
      figure(person),
    ground,
  )
