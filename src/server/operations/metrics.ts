import { Counter, Gauge, Registry, collectDefaultMetrics } from '@prometheus-io/client'

/** Counted with plain numbers on the hot path; the registry reads them when an operator asks. */
export type Metrics = {
  hits: number
  renders: number
  brokenGroups: number
  countAnswer: (kind: string, status: number) => void
  text: () => Promise<string>
}

export function createMetrics(read: { cacheBytes: () => number; cacheEntries: () => number; openStreams: () => number }): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Counter({ name: 'vitrine_answers_total', help: 'Answers by kind and status class', labelNames: ['kind', 'status'], registers: [registry] })
  const metrics: Metrics = {
    hits: 0,
    renders: 0,
    brokenGroups: 0,
    countAnswer: (kind, status) => answers.inc({ kind, status: `${Math.floor(status / 100)}xx` }),
    text: () => registry.metrics(),
  }
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value())
      },
    })
  gauge('vitrine_page_cache_hits', 'Pages answered from the cache', () => metrics.hits)
  gauge('vitrine_page_renders', 'Pages drawn', () => metrics.renders)
  gauge('vitrine_broken_sections', 'Sections left out of drawn pages because their stored content is broken', () => metrics.brokenGroups)
  gauge('vitrine_page_cache_bytes', 'Bytes kept in the page cache', read.cacheBytes)
  gauge('vitrine_page_cache_entries', 'Pages kept in the page cache', read.cacheEntries)
  gauge('vitrine_game_streams', 'Phones that follow a game', read.openStreams)
  return metrics
}
