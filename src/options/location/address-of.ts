import type { BranchChoice } from '../../model/business/branch.ts'

export function addressOf({ street, streetNumber, city }: BranchChoice): string {
  return [`${street} ${streetNumber}`.trim(), city.trim()].filter((part) => part !== '').join(', ')
}
