import type { Plugin } from 'vite'

const ISLAND = /\.island\.tsx$/
const LATER = '\0later:'

/**
 * The editor draws every section, and those with an island would bring the whole game to everybody's first load. Here a section
 * gets its island when it is drawn first; `Island` waits for it.
 */
export function islandsLater(): Plugin {
  return {
    name: 'islands-later',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!ISLAND.test(source) || importer === undefined || importer.startsWith(LATER) || ISLAND.test(importer)) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved && `${LATER}${resolved.id}.js`
    },
    load(id) {
      if (!id.startsWith(LATER)) return null
      const file = JSON.stringify(id.slice(LATER.length, -'.js'.length))
      return `import { lazy } from 'react'\nexport const Island = lazy(() => import(${file}).then((loaded) => ({ default: loaded.Island })))\n`
    },
  }
}
