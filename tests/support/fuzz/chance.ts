export type Chance = {
  /** From 0 up to, but not including, 1. */
  next: () => number
  below: (count: number) => number
  pick: <Value>(list: readonly Value[]) => Value
  isIn: (share: number) => boolean
  /** Of the functions, each as often as its weight says, one is called. */
  weigh: <Value>(choices: readonly (readonly [weight: number, make: () => Value])[]) => Value
}

/** The same seed, the same chance: what was found once is found again. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    pick(list) {
      const value = list[below(list.length)]
      if (value === undefined && list.length === 0) throw new Error('Nothing to pick from')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an index below the length; undefined may be a member
      return value as (typeof list)[number]
    },
    isIn: (share) => next() < share,
    weigh(choices) {
      let at = next() * choices.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, make] of choices) {
        at -= weight
        if (at < 0) return make()
      }
      throw new Error('Nothing to weigh')
    },
  }
}
