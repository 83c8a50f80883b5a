import { acid, cream, frame, glow, halftone, ink, line, moon, pink, rect, rim } from './kit.ts'
import { flight } from './play.ts'

export type Look = {
  sky: [string, string]; disc: [string, string]; skin: [string, string, string]; hairBack?: string; hairFront: string; jacket: string; brow: string
  eyes?: 'open' | 'smile'; mouth: 'grin' | 'smile' | 'calm'; beard?: string; glasses?: string; extra?: string; behind?: string; path: string; age?: boolean; jaw?: number; lips?: string
}

const eye = (x: number, kind: 'open' | 'smile', lid: string) => kind === 'smile'
  ? line(`M${x - 34} 524Q${x} 490 ${x + 34} 524`, ink, 11) + line(`M${x - 22} 540Q${x} 550 ${x + 24} 540`, lid, 5, 'opacity=".5"')
  : `<path d="M${x - 36} 520Q${x} 484 ${x + 36} 518Q${x} 548 ${x - 36} 520Z" fill="#f6efe6"/><circle cx="${x - 3}" cy="516" r="19" fill="#2a1a20"/><circle cx="${x - 3}" cy="516" r="19" fill="none" stroke="${ink}" stroke-width="4"/><circle cx="${x - 10}" cy="508" r="6" fill="#fff"/>`
    + line(`M${x - 40} 520Q${x} 478 ${x + 42} 514`, ink, 10) + line(`M${x - 30} 488Q${x} 466 ${x + 34} 486`, lid, 6, 'opacity=".6"')

export function portrait(look: Look) {
  const [w, h] = [1000, 1250]
  const [base, dark, light] = look.skin
  const jaw = look.jaw ?? 0
  const face = `M340 470C336 320 664 320 660 470C664 560 ${654 + jaw} 640 ${604 + jaw} 716Q550 784 500 784T${396 - jaw} 716C${346 - jaw} 640 336 560 340 470Z`
  const mouth = {
    grin: `<path d="M420 668Q500 696 584 664Q572 744 500 744Q430 744 420 668Z" fill="#3a0f1c"/><path d="M428 672Q500 698 576 668L570 692Q500 716 436 694Z" fill="${cream}"/><path d="M462 738Q500 710 544 736Q524 746 500 744Q476 744 462 738Z" fill="${pink}"/>`,
    smile: line('M424 682Q500 732 582 676', '#3a0f1c', 10) + `<path d="M446 700Q500 752 562 698Q506 724 446 700Z" fill="${look.lips ?? dark}"/>` + line('M414 672q4 10 10 12M592 668q-2 10-10 10', dark, 7),
    calm: `<path d="M436 690Q470 668 500 680Q530 668 568 686Q500 700 436 690Z" fill="${look.lips ?? dark}"/><path d="M440 692Q500 702 564 688Q540 726 500 726Q462 726 440 692Z" fill="${look.lips ?? dark}" opacity=".8"/>` + line('M434 690Q500 704 570 686', '#2a0c16', 6),
  }[look.mouth]
  const wrinkles = look.age ? line('M352 540q16 10 26 6M350 556q14 10 26 8M648 538q-16 12-26 8M650 554q-14 10-26 8M420 400q80-16 160 0M430 426q70-12 140 0M398 640q10 26 8 50M602 636q-8 26-6 50', dark, 6, 'opacity=".7"') : ''
  const head = `<g filter="url(#skinlight)"><ellipse cx="334" cy="550" rx="34" ry="58" fill="${dark}"/><ellipse cx="666" cy="550" rx="34" ry="58" fill="${dark}"/></g>
    <g filter="url(#skinlight)"><path d="${face}" fill="${base}"/></g><clipPath id="face"><path d="${face}"/></clipPath>
    <g clip-path="url(#face)"><path d="M536 330Q548 460 560 500L586 610Q570 640 540 640Q590 690 560 730L530 800H720V320Z" fill="${dark}" opacity=".62"/>${halftone(520, 330, 160, 460, 14, (u, v) => Math.max(0, u * 0.9 - 0.12 + v * 0.1), dark, 'opacity=".8"')}
    <path d="M340 440Q360 360 440 350Q390 420 388 520Q386 600 410 680Q360 640 346 560Z" fill="${light}" opacity=".55"/><ellipse cx="408" cy="612" rx="52" ry="34" fill="${pink}" opacity=".25"/><ellipse cx="592" cy="612" rx="46" ry="32" fill="${pink}" opacity=".25"/>
    <path d="M340 470C336 320 664 320 660 470L650 500Q500 400 350 500Z" fill="${dark}" opacity=".4"/></g>
    <path d="M508 500Q530 560 548 606Q556 634 520 642Q494 648 470 634Q500 630 508 606Z" fill="${dark}" opacity=".85"/><path d="M470 632Q486 648 512 644" fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"/><path d="M492 510Q488 570 484 606" stroke="${light}" stroke-width="12" stroke-linecap="round" fill="none" opacity=".75"/><ellipse cx="494" cy="612" rx="15" ry="11" fill="${light}" opacity=".8"/>
    ${wrinkles}${look.beard ? `<g filter="url(#skinlight)">${look.beard}</g>` : ''}${mouth}${eye(426, look.eyes ?? 'open', dark)}${eye(574, look.eyes ?? 'open', dark)}
    <path d="M376 472Q420 436 470 462L466 478Q420 460 382 484ZM530 462Q580 436 624 470L618 482Q580 458 534 478Z" fill="${look.brow}"/>`
  const neck = `<path d="M424 700L416 880Q500 950 590 880L578 700Z" fill="${base}"/><path d="M424 740Q500 830 580 730L590 880Q540 920 500 916L420 830Z" fill="${dark}" opacity=".85"/>`
  const body = rect(0, 0, w, h, 'url(#sky)') + halftone(0, 0, w, h, 30, (u, v) => Math.max(0, 0.62 - Math.hypot(u - 0.5, v - 0.42)) * 0.9, look.sky[1], 'opacity=".5"') + moon(500, 500, 400, look.disc[0], look.disc[1], 28)
    + flight(look.path, 11) + (look.behind ?? '') + (look.hairBack ? `<g filter="url(#rim-big)">${look.hairBack}</g>` : '') + `<g filter="url(#skinlight)">${neck}</g>${look.jacket}` + head + `<g filter="url(#rim-big)">${look.hairFront}</g>` + (look.glasses ?? '') + (look.extra ?? '')
    + glow(120, 900, 520, 'acid', 0.2) + glow(900, 700, 520, 'pink', 0.22)
  return frame(w, h, body, `${rim('skinlight', acid, pink, 9)}<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ink}"/><stop offset="1" stop-color="${look.sky[0]}"/></linearGradient>`)
}

export const lit = (inner: string) => `<g filter="url(#rim-big)">${inner}</g>`
