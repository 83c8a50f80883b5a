import { seededChance } from '../fuzz/chance.ts'
import { basePictures } from './base-pictures.ts'
import { bombs } from './bombs.ts'
import { brokenFiles } from './broken-files.ts'
import { drawings } from './drawings.ts'
import type { HostileFile } from './hostile-file.ts'
import { hostileNames } from './hostile-names.ts'
import { polyglots } from './polyglots.ts'

/** The same seed, the same files in the same order; of the first few some are of every kind, and all of them quick. */
export async function hostileFiles(seed: number, most = Infinity): Promise<HostileFile[]> {
  const chance = seededChance(seed)
  const base = await basePictures(chance)
  const kinds = [polyglots(base), drawings(), bombs(base), brokenFiles(base, chance), hostileNames(base)]
  const order = kinds.flatMap((files) =>
    (most === Infinity ? files : files.filter(({ isSlow }) => !isSlow)).map((file, at, { length }) => ({ file, at: (at + chance.next()) / length })),
  )
  return order
    .toSorted((one, other) => one.at - other.at)
    .slice(0, most)
    .map(({ file }) => file)
}
