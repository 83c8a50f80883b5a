import { acid, cream, ink, line, pink } from './kit.ts'
import { club } from './people.ts'
import { ball } from './play.ts'
import { lit, portrait } from './portrait.ts'

export const scene = portrait({
  sky: ['#3a1b5a', '#5A1A45'], disc: [cream, '#cbb9cf'], skin: ['#6b3f34', '#2f1522', '#b97a58'], brow: '#120a0e', mouth: 'calm', lips: '#8a3f4a', jaw: 14,
  hairBack: `<path d="M344 470Q330 560 350 610L372 470ZM656 470Q670 560 650 610L628 470Z" fill="#140c10"/>`,
  hairFront: `<path d="M330 450C310 250 690 250 670 450Q600 400 500 398T330 450Z" fill="${acid}"/><path d="M330 452Q380 396 500 392Q620 396 670 452L664 480Q600 424 500 420Q400 424 336 480Z" fill="#6fa51f"/><path d="M430 400Q500 330 570 400Q500 384 430 400Z" fill="#140c10"/>${line('M500 272V330M420 290Q400 340 396 392M580 290Q600 340 604 392', '#6fa51f', 7)}<circle cx="500" cy="268" r="14" fill="#6fa51f"/>`,
  beard: '<path d="M352 640Q380 716 420 736Q500 772 584 734Q624 712 648 636Q650 690 606 740Q550 800 500 800Q448 798 394 740Q350 690 352 640Z" fill="#1d0f14"/>',
  behind: lit(club([850, 1190], [960, 560], 1.5, acid)),
  jacket: lit('<path d="M50 1260Q60 1010 250 940L410 880Q500 990 600 880L750 940Q940 1010 950 1260Z" fill="#eee7da"/>') + lit('<path d="M400 830Q290 880 270 1000Q360 1070 440 1090L500 1010L560 1090Q650 1070 730 1000Q710 880 600 830Q590 940 500 976Q410 940 400 830Z" fill="#cfc6b6"/>') + line('M440 1090V1200M560 1090V1180', pink, 13) + `<circle cx="440" cy="1206" r="12" fill="${ink}"/><circle cx="560" cy="1186" r="12" fill="${ink}"/>` + line('M150 1130q60 40 60 130M850 1130q-60 40-60 130M300 1120q40 60 40 140', '#a89c8c', 12) + `<path d="M690 1130L640 1190H674L656 1240L730 1170H694Z" fill="${pink}"/>`,
  extra: lit(`<path d="M316 560V450C316 200 684 200 684 450V560" fill="none" stroke="${ink}" stroke-width="26"/><rect x="286" y="480" width="66" height="140" rx="30" fill="${pink}"/><rect x="648" y="480" width="66" height="140" rx="30" fill="${pink}"/>`) + ball(150, 300, 40) + line('M330 520v60M670 520v60', cream, 8),
  path: 'M-20 760C20 560 60 420 150 300',
})
