export type Comparison = { comparison: '>' | '<' | '=' | '!='; value: string | number | boolean }
export type DisplayConditions = Readonly<Record<string, boolean | Comparison>>

function holds(actual: unknown, condition: boolean | Comparison): boolean {
  if (typeof condition === 'boolean') return Boolean(actual) === condition
  switch (condition.comparison) {
    case '=':
      return actual === condition.value
    case '!=':
      return actual !== condition.value
    case '>':
      return typeof actual === 'number' && typeof condition.value === 'number' && actual > condition.value
    case '<':
      return typeof actual === 'number' && typeof condition.value === 'number' && actual < condition.value
  }
}

export function isDisplayed(conditions: DisplayConditions | undefined, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(conditions ?? {}).every(([key, condition]) => holds(values[key], condition))
}
