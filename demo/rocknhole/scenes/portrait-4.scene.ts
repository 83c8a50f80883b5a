import { acid, amber, cream, fix, ink, line, pink, range } from './kit.ts'
import { club } from './people.ts'
import { lit, portrait } from './portrait.ts'

const fringe = [640, 360].map((x) => line(`M${x} 460Q${x + (x > 500 ? 30 : -30)} 600 ${x + (x > 500 ? 14 : -14)} 750`, '#a49cae', 6, 'opacity=".75"')).join('') + range(15).map((i) => line(`M${fix(500 + (i - 7) * 7)} 284Q${fix(500 + (i - 7) * 19)} 330 ${fix(500 + (i - 7) * 19)} 434`, '#a49cae', 6, 'opacity=".75"')).join('')

export const scene = portrait({
  sky: ['#8a2257', '#A3265F'], disc: [amber, '#e08a5a'], skin: ['#e6b093', '#93455a', '#ffe0c6'], brow: '#9c94a6', mouth: 'smile', lips: '#d5245f', eyes: 'smile', age: true,
  hairBack: '<path d="M300 480C280 200 720 200 700 480C724 600 730 700 700 780Q660 800 610 770L620 480H380L390 770Q340 800 300 780C270 700 276 600 300 480Z" fill="#cdc6d2"/>',
  hairFront: `<path d="M306 776C262 640 276 500 298 440C300 196 700 196 702 440C724 500 738 640 694 776Q640 800 616 764Q664 600 640 428Q560 452 500 446Q430 450 360 428Q336 600 384 764Q360 800 306 776Z" fill="#e9e4ec"/>`,
  glasses: `<path d="M352 490Q420 466 488 494Q492 566 424 572Q356 570 352 490ZM512 494Q580 466 648 490Q644 570 576 572Q508 566 512 494Z" fill="${pink}" opacity=".28"/><path d="M352 490Q420 466 488 494Q492 566 424 572Q356 570 352 490ZM512 494Q580 466 648 490Q644 570 576 572Q508 566 512 494Z" fill="none" stroke="${pink}" stroke-width="14"/>${line('M488 506Q500 498 512 506M340 486L352 494M660 486L648 494', pink, 13)}${line('M372 508L400 496M532 508L560 496', '#fff', 8)}`,
  behind: lit(club([150, 1190], [70, 540], 1.5, pink)),
  jacket: lit('<path d="M80 1260Q90 1010 260 936L420 866Q500 950 590 866L740 936Q910 1010 920 1260Z" fill="#1d1b24"/>') + `<path d="M400 876Q500 1010 610 874L640 1260H350Z" fill="${acid}"/>${range(6).map((i) => line(`M${376 - i * 3} ${1010 + i * 44}H${626 + i * 2}`, ink, 15)).join('')}` + lit('<path d="M404 866L290 930L360 1090L300 1110L420 1260H340L250 1000ZM606 866L710 930L640 1090L700 1110L580 1260H660L750 1000Z" fill="#2f2c3a"/>') + line('M392 1130L430 1250M610 1130L570 1250', cream, 5, 'stroke-dasharray="5 9"') + `<circle cx="210" cy="1090" r="34" fill="${pink}"/><circle cx="290" cy="1160" r="26" fill="${cream}"/><path d="M760 1070l12 26l28 3l-21 19l6 28l-25-15l-25 15l6-28l-21-19l28-3z" fill="${acid}"/>`,
  extra: fringe + [330, 670].map((x) => `<path d="M${x} 640l22 60h-44z" fill="${acid}"/><circle cx="${x}" cy="632" r="11" fill="${cream}"/>`).join(''),
  path: 'M-20 430C160 60 720 10 1020 180',
})
