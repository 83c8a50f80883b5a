import type { Branch } from '../model/business/branch.ts'

/** Where a branch is and how it is reached, as it is searched for. */
export function branchWords({ name, street, streetNumber, zip, city, phone, email }: Branch): string {
  const place = [`${street} ${streetNumber}`, `${zip} ${city}`, phone, email].map((part) => part.trim()).filter((part) => part !== '')
  return [name, ...place].join(', ')
}
