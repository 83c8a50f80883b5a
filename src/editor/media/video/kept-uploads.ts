import { z } from 'zod'

const PREFIX = 'vitrine-upload:'
const DAY = 24 * 3_600_000

const keptSchema = z.object({ id: z.string(), url: z.string(), name: z.string(), size: z.number(), at: z.number() })

/** An upload that this browser began; `file` tells whether a file that is chosen again is the same one. */
export type KeptUpload = z.infer<typeof keptSchema> & { file: string }

type Facts = Pick<File, 'name' | 'size' | 'lastModified'>

export const fingerprint = ({ name, size, lastModified }: Facts): string => `${name}|${size}|${lastModified}`

/** Survives a reload and a crash of the browser. Storage that is full or forbidden means starting anew, never an error. */
export function openKeptUploads(storage: Storage, now: () => number) {
  function read(key: string): KeptUpload | null {
    try {
      const kept = keptSchema.safeParse(JSON.parse(storage.getItem(key) ?? 'null'))
      return kept.success && now() - kept.data.at < DAY ? { ...kept.data, file: key.slice(PREFIX.length) } : null
    } catch {
      return null
    }
  }
  return {
    find: (file: Facts) => read(PREFIX + fingerprint(file)),
    all: () =>
      Object.keys(storage)
        .filter((key) => key.startsWith(PREFIX))
        .flatMap((key) => read(key) ?? []),
    keep(file: Facts, { id, url }: { id: string; url: string }) {
      try {
        storage.setItem(PREFIX + fingerprint(file), JSON.stringify({ id, url, name: file.name, size: file.size, at: now() }))
      } catch {
        // It goes up all the same; only a reload would begin anew.
      }
    },
    forget: (file: string) => storage.removeItem(PREFIX + file),
  }
}

export type KeptUploads = ReturnType<typeof openKeptUploads>
