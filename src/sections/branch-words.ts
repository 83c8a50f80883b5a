import type { Branch } from '../model/business/branch.ts'
import { joinWords } from './join-words.ts'

/** Where a branch is and how it is reached, as it is searched for. */
export function branchWords({ name, street, streetNumber, zip, city, phone, email }: Branch): string {
  return joinWords([name, `${street} ${streetNumber}`, `${zip} ${city}`, phone, email])
}
