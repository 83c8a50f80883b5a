import { randomBytes, randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { inject } from 'vitest'
import type { GameState } from '../../src/game/state.ts'
import { idFromBytes } from '../../src/model/ids.ts'
import { address, visit, WIDTHS, type Visit } from './browser.ts'
import { ask } from './http.ts'

const SITE = 'rocknhole'
const newId = () => idFromBytes(randomBytes(16))

export type Round = {
  gameId: string
  /** Ids of the players, in the order of their names. */
  players: string[]
  stored: () => Promise<GameState>
  /** Strokes of another phone. */
  play: (pageId: string, player: number, strokes: number) => Promise<void>
  addPlayer: (playerName: string) => Promise<string>
  change: (path: 'rename' | 'remove', body: object) => Promise<void>
}

async function call(path: string, body?: object): Promise<{ status: number; body: unknown }> {
  const { status, text } = await ask({ port: inject('port'), host: `${SITE}.localhost`, path: `/api/v1/game/${path}`, body })
  return { status, body: JSON.parse(text) }
}

async function done(path: string, body: object): Promise<void> {
  const { status } = await call(path, body)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
}

/** A game as somebody else's phone has begun it. */
export async function newRound(names: readonly string[]): Promise<Round> {
  const gameId = newId()
  await done('create', { id: gameId })
  const addPlayer = async (playerName: string) => {
    const id = newId()
    await done('players/add', { gameId, id, playerName })
    return id
  }
  const players: string[] = []
  for (const name of names) players.push(await addPlayer(name))
  return {
    gameId,
    players,
    addPlayer,
    stored: async () => (await call(`load?id=${gameId}`)).body as GameState,
    play: (pageId, player, strokes) => {
      const delta = strokes < 0 ? -1 : 1
      return done('tap', { gameId, operations: Array.from({ length: Math.abs(strokes) }, () => ({ id: randomUUID(), pageId, playerId: players[player], delta })) })
    },
    change: (path, body) => done(`players/${path}`, { gameId, ...body }),
  }
}

/** Page ids of the course in the order of play; the last one is the finish. */
export async function readTrail(): Promise<string[]> {
  const { text } = await ask({ port: inject('port'), host: `${SITE}.localhost`, path: '/de/~urban-golf-play' })
  const [, json = '{}'] = /<script type="application\/json">({"frame".*?)<\/script>/s.exec(text) ?? []
  const { trail } = JSON.parse(json) as { trail: { pageId: string }[] }
  return trail.map(({ pageId }) => pageId)
}

export type Phone = Visit & {
  open: (path: string) => Promise<void>
  requests: string[]
}

export async function openPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<Phone> {
  const phone = await visit(browser, { viewport: WIDTHS.phone, reducedMotion: 'reduce', ...options })
  const requests: string[] = []
  phone.page.on('request', (request) => request.url().includes('/api/v1/game/') && requests.push(new URL(request.url()).pathname.replace('/api/v1/game/', '')))
  return { ...phone, requests, open: async (path) => void (await phone.page.goto(address(SITE, path))) }
}

/** What is on show of the card: on a hole's own page everything, else the hole that is turned up. */
function shown(page: Page): Locator {
  return page.locator('[data-hole]:not([inert]), main:not(:has([data-hole]))')
}

export const row = (page: Page, name: string): Locator => shown(page).locator('li:has([role=group])').filter({ hasText: name })
export const plus = (page: Page, name: string): Locator => shown(page).getByRole('button', { name: `${name}: ein Schlag mehr` })
export const minus = (page: Page, name: string): Locator => shown(page).getByRole('button', { name: `${name}: ein Schlag weniger` })

/** Strokes on this hole and in all, as the row says. */
export async function scores(page: Page, name: string): Promise<[score: string, total: string]> {
  const of = row(page, name)
  const [score, total] = [await of.locator('output').innerText(), await of.locator('b').innerText()]
  return [score.trim().split('\n')[0] ?? '', total]
}

export const dots = (page: Page): Promise<(string | null)[]> => page.locator('[data-dot]').evaluateAll((all) => all.map((dot) => dot.getAttribute('data-dot')))

export const names = (page: Page): Promise<string[]> => page.getByRole('button', { name: / umbenennen$/ }).allInnerTexts()
