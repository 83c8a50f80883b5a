/** Contenders take turns, in another order each round, so that a slow minute of the machine hits all of them. */
export async function takeTurns<Name extends string>(rounds: number, contenders: Record<Name, () => Promise<number>>): Promise<Record<Name, number>> {
  const names = Object.keys(contenders) as Name[]
  const figures = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let round = 0; round < rounds; round += 1) {
    const order = names.map((_, index) => names[(index + round) % names.length] ?? names[0])
    for (const name of order) if (name !== undefined) figures[name].push(await contenders[name]())
  }
  return Object.fromEntries(names.map((name) => [name, median(figures[name])])) as Record<Name, number>
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
