import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { atMost, runAlone, whole, type Bench } from './support/report.ts'
import { openRoom } from './support/room.ts'
import { median } from './support/rounds.ts'

const run = promisify(execFile)

const SIZE = { width: 4000, height: 3000 }
const PHOTOS = 6
const GOAL = 1.3

type Contender = 'product' | 'plain'
type Figures = { ms: number; megabytes: number }

export const media: Bench = {
  name: 'media',
  title: 'Taking in a photograph',
  about: `${PHOTOS} photographs of ${SIZE.width} by ${SIZE.height}, one after the other: cleaned, measured and made in all widths as WebP, by the product (gate, synced objects) and by a script that calls sharp for the same files. Each in a process of its own, by turns; medians.`,
  async run({ rounds, isShort }) {
    await using room = await openRoom()
    const source = join(room.folder, 'photos')
    const names = await makePhotos(source, isShort ? 2 : PHOTOS)
    const found: Record<Contender, Figures[]> = { product: [], plain: [] }
    for (let round = 0; round < rounds; round += 1) {
      const order: Contender[] = round % 2 === 0 ? ['product', 'plain'] : ['plain', 'product']
      for (const contender of order) found[contender].push(await take(contender, source, join(room.folder, `${contender}${round}`), names))
    }
    const middle = (contender: Contender, figure: keyof Figures) => median(found[contender].map((each) => each[figure]))
    const perPhoto = (contender: Contender) => middle(contender, 'ms') / names.length
    return {
      rows: [
        {
          what: 'time per photograph',
          ...atMost(perPhoto('product') / perPhoto('plain'), GOAL),
          absolute: `${whole(perPhoto('product'))} ms`,
          peer: `sharp alone: ${whole(perPhoto('plain'))} ms`,
        },
        {
          what: 'peak memory of the process',
          ...atMost(middle('product', 'megabytes') / middle('plain', 'megabytes'), GOAL),
          absolute: `${whole(middle('product', 'megabytes'))} MB`,
          peer: `sharp alone: ${whole(middle('plain', 'megabytes'))} MB`,
        },
      ],
      remarks: [],
    }
  },
}

/** With the grain of a sensor, which is what makes real ones slow. */
async function makePhotos(folder: string, count: number): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const names = Array.from({ length: count }, (_, at) => `photo${at}.jpg`)
  for (const [at, name] of names.entries()) {
    await sharp({ create: { ...SIZE, channels: 3, background: '#446688', noise: { type: 'gaussian', mean: 90 + at * 10, sigma: 30 } } })
      .blur(2)
      .jpeg({ quality: 92 })
      .toFile(join(folder, name))
  }
  return names
}

async function take(contender: Contender, source: string, folder: string, names: readonly string[]): Promise<Figures> {
  const { stdout } = await run(process.execPath, [fileURLToPath(new URL('./support/photos.ts', import.meta.url)), contender, source, folder, names.join(',')])
  return JSON.parse(stdout) as Figures
}

if (import.meta.main) await runAlone(media)
