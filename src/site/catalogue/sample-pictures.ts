import { variantPath, type Media } from '../../model/media.ts'

type SamplePicture = { media: Media; svg: string }

type Drawing = { name: string; width: number; height: number; color: string; shapes: string }

const head = (skin: string, hair: string, coat: string) =>
  `<path d="M240 1500c20-330 190-450 360-450s340 120 360 450z" fill="${coat}"/><path d="M510 900h180v210c-40 60-140 60-180 0z" fill="${skin}"/><ellipse cx="600" cy="720" rx="210" ry="260" fill="${skin}"/><path d="M370 730c-30-300 120-400 240-390 190 0 260 150 220 380-20-150-90-210-200-220-120-5-220 60-260 230z" fill="${hair}"/>`

/** Drawn, not photographed: they need no outside service and no rights. */
const DRAWINGS: readonly Drawing[] = [
  {
    name: 'lake',
    width: 1600,
    height: 1067,
    color: '#a9c1c7',
    shapes:
      '<path fill="#dfe8e6" d="M0 0h1600v1067H0z"/><circle cx="1180" cy="250" r="92" fill="#f6e7c8"/><path d="M0 560 270 330l190 150 250-270 300 300 210-140 380 250v200H0z" fill="#a9c1c7"/><path d="M0 640 330 500l270 120 330-190 320 180 350-110v240H0z" fill="#6f939c"/><path fill="#41707d" d="M0 690h1600v377H0z"/><path d="M960 760h420v10H960zm80 60h300v10h-300zm-40 70h220v10h-220zM240 800h300v10H240zm60 90h420v10H300z" fill="#8fb3ba"/><path d="M560 930h260l-50 60H610z" fill="#22413c"/><path d="M680 620v290H560z" fill="#f4f0e6"/><path d="M696 660l96 250h-96z" fill="#e6ddc9"/>',
  },
  {
    name: 'shelf',
    width: 1600,
    height: 1200,
    color: '#d8c9b4',
    shapes:
      '<path fill="#e9dfcf" d="M0 0h1600v1200H0z"/><path fill="#fff" opacity=".35" d="M980 0h420L760 1200H340z"/><path d="M120 560h1360v28H120zm0 480h1360v28H120z" fill="#8a6a4c"/><path d="M220 330h150v230H220z" fill="#4f6f6a"/><path d="M250 270h90v60h-90z" fill="#3c5551"/><circle cx="560" cy="460" r="100" fill="#b5543c"/><path d="M760 250h60v310h-60zm76 40h48v270h-48zm64-60h70v330h-70z" fill="#5c4a5e"/><path d="M1140 400c0-90 200-90 200 0l-30 160h-140z" fill="#d8b25f"/><path d="M1236 350c-30-130 40-160 50-230 40 90 20 150-20 230z" fill="#6d8560"/><path d="M240 800h330v240H240z" fill="#c48c63"/><path d="M240 800h330v60H240z" fill="#a87248"/><path d="M720 860a90 90 0 1 1 180 0v180H720z" fill="#e7d9c1"/><path d="M1040 760h120v280h-120z" fill="#41707d"/><path d="M1200 840h180v200h-180z" fill="#b9c3b2"/>',
  },
  { name: 'portrait-1', width: 1200, height: 1500, color: '#c9b7a4', shapes: `<path fill="#d9cbb8" d="M0 0h1200v1500H0z"/><circle cx="600" cy="680" r="480" fill="#c7b49d"/>${head('#d9a98a', '#4a3428', '#3d5a5c')}` },
  {
    name: 'houses',
    width: 1600,
    height: 1067,
    color: '#c4cdd2',
    shapes:
      '<path fill="#cfd9de" d="M0 0h1600v1067H0z"/><path fill="#b7a58f" d="M0 900h1600v167H0z"/><path d="M120 380h360v520H120z" fill="#e8d9bf"/><path d="M90 390 300 200l210 190z" fill="#9c5a43"/><path d="M480 300h420v600H480z" fill="#d6b8a0"/><path d="M450 310 690 110l240 200z" fill="#6f4a3d"/><path d="M900 430h300v470H900z" fill="#a9b7a6"/><path d="M880 440l170-150 170 150z" fill="#5c6a5a"/><path d="M1200 340h320v560h-320z" fill="#efe6d6"/><path d="M1180 350l180-170 180 170z" fill="#8a5a4a"/><path d="M180 460h80v110h-80zm160 0h80v110h-80zM180 650h80v110h-80zM560 390h90v130h-90zm180 0h90v130h-90zM560 600h90v130h-90zm180 0h90v130h-90zM960 520h70v100h-70zm120 0h70v100h-70zM1260 430h80v120h-80zm130 0h80v120h-80zm-130 190h80v120h-80z" fill="#4a5d66"/><path d="M330 700h110v200H330zm680 20h90v180h-90zm380-80h100v260h-100z" fill="#5a4034"/>',
  },
  {
    name: 'table',
    width: 1200,
    height: 1200,
    color: '#b9a48b',
    shapes:
      '<path fill="#c9b496" d="M0 0h1200v1200H0z"/><path d="M0 210h1200v6H0zm0 300h1200v6H0zm0 310h1200v6H0z" fill="#b79f7e"/><circle cx="470" cy="520" r="300" fill="#f3ede2"/><circle cx="470" cy="520" r="210" fill="#e4dac8"/><circle cx="470" cy="520" r="150" fill="#5a3a28"/><path d="M400 470c60-60 130-50 160 20" fill="none" stroke="#8a6248" stroke-width="22" stroke-linecap="round"/><path d="M730 470h120a70 70 0 0 1 0 120H720" fill="none" stroke="#f3ede2" stroke-width="52"/><rect x="760" y="760" width="330" height="290" rx="14" transform="rotate(14 925 905)" fill="#41707d"/><rect x="800" y="800" width="250" height="14" transform="rotate(14 925 905)" fill="#cfe0e2"/><path d="M140 980c120-90 260-90 380 0-120 90-260 90-380 0z" fill="#d89a4e"/><path d="M230 950l40 70m50-86 40 80m50-66 26 52" stroke="#a86a2c" stroke-width="18" stroke-linecap="round"/>',
  },
  { name: 'portrait-2', width: 1200, height: 1500, color: '#a8b5b0', shapes: `<path fill="#b9c6c1" d="M0 0h1200v1500H0z"/><path fill="#a3b3ac" d="M0 0h520v1500H0z"/>${head('#a8714f', '#1f1a1a', '#b5543c')}<g fill="none" stroke="#22262a" stroke-width="16"><circle cx="510" cy="730" r="78"/><circle cx="690" cy="730" r="78"/><path d="M588 722q12-12 24 0"/></g>` },
]

function toPicture({ name, width, height, color, shapes }: Drawing, index: number): SamplePicture {
  return {
    media: { id: `sample${String(index + 1).padStart(20, '0')}`, mediaType: 'image', originalFilename: name, extension: 'svg', width, height, blurHash: null, color, focalPoint: null, video: null },
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`,
  }
}

const pictures = DRAWINGS.map(toPicture)

export const SAMPLE_MEDIA_IDS: readonly string[] = pictures.map(({ media }) => media.id)

export const SAMPLE_PORTRAIT_IDS: readonly string[] = pictures.filter(({ media }) => media.originalFilename.startsWith('portrait')).map(({ media }) => media.id)

/** Plays nothing, but looks like a video and has a picture of this site before it. */
export const SAMPLE_VIDEO: Media = {
  id: 'samplevideo000000000000000',
  mediaType: 'video',
  originalFilename: 'video',
  extension: 'm3u8',
  width: 1600,
  height: 900,
  blurHash: null,
  color: '#a9c1c7',
  focalPoint: null,
  video: { source: 'youtube', videoId: 'samplevideo', aspectRatio: '16:9', posterUrl: variantPath(SAMPLE_MEDIA_IDS[0] ?? '', 1280) },
}

export const SAMPLE_MEDIA: Readonly<Record<string, Media>> = Object.fromEntries([...pictures.map(({ media }) => media), SAMPLE_VIDEO].map((media) => [media.id, media]))

export function samplePictureSvg(id: string): string | undefined {
  return pictures.find(({ media }) => media.id === id)?.svg
}
