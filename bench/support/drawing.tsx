import { renderToString } from 'react-dom/server'
import { openPage, type OpenedPage } from '../../src/actions/page/open.ts'
import { readConfig } from '../../src/run/config.ts'
import { VISITOR } from '../../src/model/access.ts'
import type { Group } from '../../src/model/page/document.ts'
import { buildPath, parsePath } from '../../src/model/page/path.ts'
import type { Site } from '../../src/model/site/site.ts'
import { openDatabase } from '../../src/run/open-database.ts'
import { createParts } from '../../src/run/create-parts.ts'
import { loadOrMakeSecrets } from '../../src/run/secrets.ts'
import { loadAssets } from '../../src/server/assets/load-assets.ts'
import { answerResponse, toCachedAnswer } from '../../src/server/ready-bytes/cached-answer.ts'
import type { Assets } from '../../src/site/assets.ts'
import { buildHead, buildPageView } from '../../src/site/build-view.ts'
import { Document } from '../../src/site/document/Document.tsx'
import { firstScreenEnd } from '../../src/site/first-screen.ts'
import { PageBody } from '../../src/site/PageBody.tsx'
import type { HeadView, PageView } from '../../src/site/page-view.ts'
import { renderPage } from '../../src/site/render-page.tsx'

/** This file is bundled on the fly, because Node alone reads neither JSX nor CSS modules. */

/** What the database gave for one page. */
export type Sheet = { site: Site; opened: OpenedPage; assets: Assets }

/** The product's parts in this process: enough to read a page as a visitor's request does. */
export async function openHouse(dataDir: string, dist: string) {
  const config = readConfig({ DATA_DIR: dataDir, DEMO: 'off', NODE_ENV: 'production', LOG_LEVEL: 'warn' })
  const database = await openDatabase(config, () => undefined)
  const secrets = await loadOrMakeSecrets(dataDir, config)
  const { parts, close } = await createParts({ config, secrets, appUrl: database.appUrl })
  const assets = await loadAssets(dist)
  return {
    adminUrl: database.adminUrl,
    async read(host: string, path: string): Promise<Sheet> {
      const [site, address] = [await parts.memory.byHost(host), parsePath(path)]
      if (!site || !address) throw new Error(`${host}${path} is no page.`)
      const result = await openPage({ ...parts, site, actor: VISITOR }, address)
      if (result.kind !== 'page') throw new Error(`${host}${path} is ${result.kind}.`)
      return { site, opened: result.opened, assets }
    },
    async close() {
      await close()
      await database.stop()
    },
  }
}

const ORIGIN = 'https://bench.localhost'

/** As the database gives them anew for every page: what is remembered per group must not help twice. */
function fresh(groups: readonly Group[]): Group[] {
  return groups.map((group) => ({ ...group, children: fresh(group.children) }))
}

/** What the server does with a page that is not in the cache, from the database's answer to the HTML. */
export function draw({ site, assets, ...sheet }: Sheet): { html: string; css: string } {
  const opened = { ...sheet.opened, groups: fresh(sheet.opened.groups) }
  const view = buildPageView(site, opened)
  const head = buildHead(site, opened, ORIGIN)
  return renderPage({ view, head, assets, editLink: editLinkOf(opened, view) })
}

function editLinkOf({ address }: OpenedPage, view: PageView) {
  return { path: buildPath({ ...address, mode: 'edit' }), label: view.texts.edit }
}

const VISITOR_REQUEST = new Request(ORIGIN, { headers: { 'accept-encoding': 'gzip, br' } })

/** The same, and ready for the socket as a browser asks for it. */
export async function drawAnswer(sheet: Sheet): Promise<number> {
  const { html } = draw(sheet)
  const response = await answerResponse(toCachedAnswer(html, {}), VISITOR_REQUEST)
  return (await response.arrayBuffer()).byteLength
}

export type BareInput = { view: PageView; head: HeadView; assets: Assets; css: string; editLink: { path: string; label: string }; hasIslands: boolean }

export function bareInputOf(sheet: Sheet, { html, css }: { html: string; css: string }): BareInput {
  const view = buildPageView(sheet.site, sheet.opened)
  return { view, head: buildHead(sheet.site, sheet.opened, ORIGIN), assets: sheet.assets, css, editLink: editLinkOf(sheet.opened, view), hasIslands: html.includes('data-island=') }
}

/** React alone: the same tree in one call, from data that is ready. */
export function renderBare({ head, assets, css, editLink, hasIslands, ...input }: BareInput): string {
  const view = { ...input.view, groups: fresh(input.view.groups) }
  const document = (
    <Document lang={view.locale} head={head} css={css} assets={assets} editLink={editLink} paintFrom={firstScreenEnd(view)} hasIslands={hasIslands}>
      <PageBody view={view} tools={{ behaviourUrl: assets.behaviourUrl, islandUrl: assets.islandUrl }} />
    </Document>
  )
  return `<!doctype html>${renderToString(document)}`
}
