import { circle, coral, cream, flour, gold, jam, path, sage, sheet } from './kit.ts'
import { portrait } from './person.ts'

const cake = sheet(path('M640 1250V1120Q780 1080 930 1120V1250Z', '#D9955A'), 2) + sheet(path('M630 1130Q780 1070 940 1130Q930 1180 900 1160Q880 1200 850 1160Q820 1210 780 1164Q750 1210 710 1160Q690 1196 660 1160Q640 1176 630 1130Z', flour), 1) + [690, 780, 870].map((x) => sheet(circle(x, 1094, 26, jam), 0) + circle(x - 8, 1086, 6, '#E88078')).join('')

export const scene = portrait({ skin: ['#E8B48C', '#C98A62'], hair: '#E9E1D8', shirt: '#F2DFC0', apron: '#7F8E6C', hairKind: 'bob', mouth: 'smile', glasses: jam, age: true, scarf: coral, earrings: gold, eyes: 'closed' },
  '#F4CDB8', ['#EBA98E', '#E28C72', '#D97460'], sheet(path('M40 1180q-20-220 60-360q70 140 40 360z', sage), 1) + sheet(path('M120 1200q0-200 110-300q20 160-50 300z', '#97A582'), 1) + sheet(circle(110, 780, 34, cream), 0), cake)
