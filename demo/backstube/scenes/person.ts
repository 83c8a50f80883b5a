import { bark, circle, flour, frame, glow, line, oval, path, range, rect, sheet } from './kit.ts'

export type Bust = {
  skin: [string, string]; hair: string; shirt: string; apron: string; hairKind: 'bun' | 'short' | 'curly' | 'bob' | 'bald'; mouth: 'grin' | 'smile'
  hat?: 'cap' | 'beret' | 'toque'; hatTone?: string; beard?: string; moustache?: string; glasses?: string; scarf?: string; age?: boolean; stripes?: string; extra?: string; eyes?: 'open' | 'closed'; freckles?: boolean; earrings?: string
}

const face = 'M318 430C312 270 688 270 682 430C690 560 664 640 610 700Q556 752 500 752T390 700C336 640 310 560 318 430Z'
const backs: Record<Bust['hairKind'], string> = {
  bun: 'M296 440C280 210 720 210 704 440Q716 560 670 620H330Q284 560 296 440Z M500 70a104 96 0 1 1-1 0Z', short: 'M304 470C284 240 716 240 696 470L672 540H328Z', bald: 'M312 480Q300 560 330 590L350 470ZM688 480Q700 560 670 590L650 470Z',
  curly: `${range(17).map((i) => { const a = Math.PI * (0.86 + (i / 16) * 1.28); return `M${Math.round(500 + Math.cos(a) * 236 + 92)} ${Math.round(450 + Math.sin(a) * 236)}a92 92 0 1 1-184 0a92 92 0 1 1 184 0Z` }).join('')}M300 450a200 200 0 1 1 400 0Z`,
  bob: 'M280 470C250 200 750 200 720 470Q744 640 716 730Q640 770 600 720H400Q360 770 284 730Q256 640 280 470Z',
}
const fronts: Record<Bust['hairKind'], string> = {
  bun: 'M310 450C290 240 710 240 690 450Q660 350 560 330Q430 380 370 370Q326 400 310 450Z', short: 'M306 440C280 230 560 200 640 260Q720 300 694 440Q670 370 610 350Q520 390 400 350Q330 380 306 440Z', bald: '',
  curly: range(8).map((i) => `M${340 + i * 46 + 52} ${Math.round(366 - Math.sin((i / 7) * Math.PI) * 44)}a52 50 0 1 1-104 0a52 50 0 1 1 104 0Z`).join(''), bob: 'M300 470C270 220 730 220 700 470Q690 400 650 370Q480 400 420 330Q390 400 320 420Z',
}

export function bust(p: Bust) {
  const [skin, shade] = p.skin
  const shirt = sheet(path('M40 1280Q50 1000 240 930L420 868Q500 930 580 868L760 930Q950 1000 960 1280Z', p.shirt), 2)
    + (p.stripes ? `<clipPath id="shirt"><path d="M40 1280Q50 1000 240 930L420 868Q500 930 580 868L760 930Q950 1000 960 1280Z"/></clipPath><g clip-path="url(#shirt)">${range(8).map((i) => line(`M20 ${910 + i * 54}Q500 ${960 + i * 54} 980 ${910 + i * 54}`, p.stripes!, 15)).join('')}</g>` : '')
    + sheet(path('M400 872Q350 900 330 940L440 1010L500 950L560 1010L670 940Q650 900 600 872Q500 960 400 872Z', p.stripes ?? '#EFE2CC'), 0)
  const apron = sheet(path('M318 1280L330 1040Q500 1090 670 1040L682 1280Z', p.apron), 1) + sheet(path('M330 1050Q300 960 286 925L322 912Q350 980 372 1060ZM670 1050Q700 960 714 925L678 912Q650 980 628 1060Z', p.apron), 0) + sheet(path('M420 1170h160v120h-160z', p.apron), 0) + line('M420 1190h160', flour, 5, 'stroke-dasharray="14 9" opacity=".7"')
  const neck = sheet(path('M420 660V890Q500 960 580 890V660Z', shade), 0)
  const scarf = p.scarf ? sheet(path('M400 850Q500 930 600 850L622 904Q500 990 378 904ZM500 930l70 90l-60-10l-30 40l-20-110z', p.scarf), 1) : ''
  const ears = sheet(oval(316, 510, 38, 56, skin) + oval(684, 510, 38, 56, skin), 0) + oval(314, 512, 18, 32, shade) + oval(686, 512, 18, 32, shade)
  const eyes = [414, 586].map((x) => p.eyes === 'closed' ? line(`M${x - 32} 492Q${x} 526 ${x + 32} 492`, '#3B2118', 10) : oval(x, 494, 17, 21, '#2F1B14') + circle(x - 6, 486, 6, flour)).join('')
  const brows = sheet(path('M366 436Q410 408 456 430L454 446Q410 428 370 450ZM544 430Q590 408 634 436L630 450Q590 428 546 446Z', p.age ? '#D8CFC4' : p.hair), 0)
  const nose = sheet(path('M486 470Q476 560 462 590Q470 618 504 616Q536 614 534 588Q512 560 510 470Z', skin), 0) + path('M510 480Q514 560 534 588Q536 614 504 616Q524 596 506 560Z', shade, 'opacity=".8"')
  const mouth = p.mouth === 'grin' ? sheet(path('M412 638Q500 668 588 638Q574 718 500 718T412 638Z', '#7C1A1E'), 0) + path('M422 644Q500 670 578 644L572 668Q500 690 428 668Z', flour) + path('M456 706Q500 676 544 706Q500 726 456 706Z', '#D9635C') : line('M424 644Q500 704 576 644', '#7C1A1E', 11) + line('M412 634q4 12 14 12M588 634q-4 12-14 12', shade, 8)
  const lines = p.age ? line('M340 500q14 12 26 10M342 520q12 10 24 9M660 500q-14 12-26 10M658 520q-12 10-24 9M410 372q90-18 180 0', shade, 6) : ''
  const spots = p.freckles ? ([[380, 556], [402, 572], [426, 556], [390, 590], [574, 556], [598, 572], [620, 556], [610, 590]] as const).map(([x, y]) => circle(x, y, 6, shade)).join('') : ''
  const beard = p.beard ? sheet(path('M322 540Q352 610 410 614Q500 596 590 614Q648 610 678 540Q690 690 620 760Q560 826 500 826T380 760Q310 690 322 540Z', p.beard), 1) + range(9).map((i) => line(`M${396 + i * 26} 730q0 34 ${(4 - i) * -2} 56`, bark, 4, 'opacity=".3"')).join('') : ''
  const tash = p.moustache ? sheet(path('M500 622Q440 596 384 650Q440 676 500 646Q560 676 616 650Q560 596 500 622Z', p.moustache), 0) : ''
  const glasses = p.glasses ? [414, 586].map((x) => circle(x, 496, 62, 'none', `stroke="${p.glasses}" stroke-width="12"`) + circle(x, 496, 58, flour, 'opacity=".16"')).join('') + line('M476 488Q500 474 524 488M352 484L320 474M648 484L680 474', p.glasses, 11) : ''
  const tone = p.hatTone ?? flour
  const hat = { cap: sheet(path('M298 400Q290 220 500 206Q710 220 702 400Q500 330 298 400Z', tone), 2) + sheet(path('M290 396Q500 314 710 396L716 446Q500 366 284 446Z', p.apron), 1), beret: sheet(path('M250 350Q230 190 500 170Q790 170 770 330Q740 400 640 370Q480 340 330 400Q262 400 250 350Z', tone), 2) + sheet(path('M490 176q-6-34 16-46l18 10q-14 14-10 36z', tone), 0), toque: sheet(path('M320 340Q210 310 230 200Q260 90 380 120Q430 30 520 60Q610 20 660 110Q780 100 780 210Q780 310 680 340Z', tone), 2) + line('M400 330Q380 250 390 190M500 320V180M600 330Q624 250 610 190', '#DCCBAE', 7) + sheet(path('M314 330Q500 280 686 330L696 430Q500 370 304 430Z', tone), 1) }
  return sheet(path(backs[p.hairKind], p.hair), 1) + neck + `<g transform="translate(0 -48)">${shirt}${apron}${scarf}</g>` + ears + sheet(path(face, skin), 1) + path('M560 290C640 320 690 350 682 430C690 560 664 640 610 700Q590 722 566 736Q650 560 560 290Z', shade, 'opacity=".5"') + oval(384, 590, 54, 40, '#D9635C', 'opacity=".35"') + oval(616, 590, 54, 40, '#D9635C', 'opacity=".35"') + lines + spots + beard + eyes + brows + mouth + tash + nose
    + (fronts[p.hairKind] ? sheet(path(fronts[p.hairKind], p.hair), 1) : '') + glasses + (p.hat ? hat[p.hat] : '') + (p.earrings ? [316, 684].map((x) => sheet(circle(x, 586, 20, p.earrings!), 0)).join('') : '') + (p.extra ?? '')
}

export function portrait(p: Bust, back: string, sun: string[], behind = '', front = '') {
  const rings = sun.map((tone, i) => sheet(circle(500, 520, 470 - i * 100, tone), i ? 1 : 2)).join('')
  return frame(1000, 1250, back, rect(0, 0, 1000, 1250, back) + rings + glow(320, 260, 620, 'sun', 0.4) + behind + `<g transform="translate(0 60)">${bust(p)}</g>` + front)
}

