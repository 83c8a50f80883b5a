// Draws every demo/<site>/scenes/*.scene.ts into demo/<site>/pictures/*.webp.
// Usage: node demo/render-scenes.ts [site [scene]]
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Flat drawings, such as logos, have no grain that could hide what a lossy format does to their edges. */
export type Scene = { width: number; height: number; svg: string; isFlat?: boolean }

const root = import.meta.dirname
const [onlySite, onlyScene] = process.argv.slice(2)
const sites = ['seeblick', 'rocknhole', 'verband', 'backstube'].filter((site) => !onlySite || site === onlySite)

for (const site of sites) {
  const folder = join(root, site, 'scenes')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.scene.ts')).toSorted()
  await mkdir(join(root, site, 'pictures'), { recursive: true })
  for (const file of files) {
    const name = file.replace('.scene.ts', '')
    if (onlyScene && name !== onlyScene) continue
    const { scene } = (await import(join(folder, file))) as { scene: Scene }
    const picture = await sharp(Buffer.from(scene.svg), { limitInputPixels: false })
      .resize(scene.width, scene.height)
      .webp(scene.isFlat ? { lossless: true, effort: 6 } : { quality: 82, effort: 6 })
      .toBuffer()
    await writeFile(join(root, site, 'pictures', `${name}.webp`), picture)
    process.stdout.write(`${site}/${name} ${scene.width}×${scene.height} ${Math.round(picture.length / 1024)} KB\n`)
  }
}
