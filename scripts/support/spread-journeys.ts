import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import known from './journey-seconds.json' with { type: 'json' }

/** What a journey without a known duration counts. The known ones need not be exact: only which are long matters. */
const USUAL_SECONDS = 20

const seconds = new Map<string, number>(Object.entries(known))
const secondsOf = ({ moduleId }: TestSpecification) => seconds.get(basename(moduleId, '.test.ts')) ?? USUAL_SECONDS

/** Shards end together: the longest file goes first, always to where least is to be done. */
export class SpreadJourneys extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {}
    const shards = Array.from({ length: count }, () => ({ sum: 0, files: Array.of<TestSpecification>() }))
    for (const file of files.toSorted((one, other) => secondsOf(other) - secondsOf(one) || (one.moduleId < other.moduleId ? -1 : 1))) {
      const least = shards.reduce((one, other) => (other.sum < one.sum ? other : one))
      least.sum += secondsOf(file)
      least.files.push(file)
    }
    return shards[index - 1]?.files ?? []
  }
}
