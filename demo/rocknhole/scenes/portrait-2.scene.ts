import { acid, cream, fix, ink, line, pink, range } from './kit.ts'
import { club } from './people.ts'
import { lit, portrait } from './portrait.ts'

const beard = 'M346 590Q372 640 420 646Q500 626 584 644Q630 636 656 586Q668 700 620 776Q560 862 500 866Q436 860 382 776Q336 700 346 590Z'
const strands = range(13).map((i) => line(`M${380 + i * 20} ${720 + Math.abs(6 - i) * -6}q${fix((i - 6) * 2)} 50 ${fix((6 - i) * 3)} ${fix(110 - Math.abs(6 - i) * 9)}`, '#8f8894', 6, 'opacity=".8"')).join('')

export const scene = portrait({
  sky: ['#26351A', '#3f5f18'], disc: [acid, '#79b524'], skin: ['#dca284', '#8a3f52', '#ffd7b8'], brow: '#cfc9d2', mouth: 'smile', lips: '#9a4a50', eyes: 'open', age: true, jaw: 8,
  beard: `<path d="${beard}" fill="#d9d4dc"/>${strands}<path d="M404 664Q450 628 500 650Q552 628 598 660Q550 684 500 668Q452 686 404 664Z" fill="#f2eef0"/>`,
  hairBack: '<path d="M330 500Q320 640 352 660L372 480ZM670 500Q680 640 648 660L628 480Z" fill="#b9b2be"/>',
  hairFront: `<path d="M318 452C300 200 700 200 682 452Q500 380 318 452Z" fill="${pink}"/><path d="M310 440Q500 356 690 440L696 500Q500 416 304 500Z" fill="#c22a6b"/>${range(12).map((i) => line(`M${330 + i * 31} ${fix(470 - Math.sin((i / 11) * Math.PI) * 60)}v-40`, '#7d1a4b', 6)).join('')}${range(9).map((i) => line(`M${360 + i * 35} ${fix(400 - Math.sin((i / 8) * Math.PI) * 40)}Q${fix(430 + i * 17)} 300 ${fix(470 + i * 8)} 270`, '#a8235a', 6)).join('')}<circle cx="500" cy="252" r="50" fill="${cream}"/>`,
  glasses: [426, 574].map((x) => `<circle cx="${x}" cy="520" r="62" fill="#fff" opacity=".12"/><circle cx="${x}" cy="520" r="62" fill="none" stroke="${ink}" stroke-width="13"/><path d="M${x - 40} 500Q${x - 24} 474 ${x + 4} 472" stroke="${acid}" stroke-width="9" fill="none" stroke-linecap="round"/>`).join('') + line('M487 508Q500 496 513 508M364 508L334 500M636 508L666 500', ink, 12),
  behind: lit(club([830, 1190], [930, 520], 1.5, pink)),
  jacket: lit('<path d="M60 1260Q70 1010 250 936L420 868Q500 940 590 868L750 936Q930 1010 940 1260Z" fill="#2c2b38"/>') + lit('<path d="M396 850Q330 880 300 960Q400 1050 500 1060Q600 1050 700 960Q670 880 604 850Q560 930 500 936Q440 930 396 850Z" fill="#5c8420"/>') + line('M320 950q180 110 360 0M340 916q160 90 320 0', '#33481a', 9) + line('M500 1070V1260', acid, 8) + `<path d="M640 1120h130v80H640z" fill="none" stroke="${acid}" stroke-width="6"/><circle cx="290" cy="1110" r="44" fill="${pink}"/><circle cx="290" cy="1110" r="30" fill="none" stroke="${cream}" stroke-width="7"/>` + line('M130 1150q70 20 70 100M880 1150q-60 30-70 100', '#15141c', 12),
  path: 'M-20 200C260 20 760 40 1020 420',
})
