import { brotliCompressSync } from 'node:zlib'
import { minify, type MinifyOptions } from 'terser'
import type { Plugin } from 'vite'

const SHORTEST = { passes: 3, unsafe_arrows: true, unsafe_methods: true }
/** Functions that are called once stay where they are: what is longer may pack better. */
const WAYS: MinifyOptions[] = [SHORTEST, { ...SHORTEST, reduce_funcs: false }].map((compress) => ({ module: true, ecma: 2020, compress }))

const packed = (code: string) => brotliCompressSync(code).length

/** Goes over what Vite has made small once more, and keeps what packs best: what every visitor downloads is worth the seconds. */
export function smallerStill(): Plugin {
  return {
    name: 'smaller-still',
    enforce: 'post',
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        const found = await Promise.all(WAYS.map((way) => minify(file.code, way)))
        const [smallest] = [file.code, ...found.map(({ code }) => code ?? file.code)].toSorted((a, b) => packed(a) - packed(b))
        file.code = smallest ?? file.code
      }
    },
  }
}
