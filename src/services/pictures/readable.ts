import { Refusal } from '../../model/refusal.ts'

export const speaksOfSize = /pixel limit|too large|dimensions/i

/** libvips names its reason in English prose only; whichever it is, nobody can make a picture of this file. */
export async function readable<Result>(work: Promise<Result>): Promise<Result> {
  return work.catch((error: unknown) => {
    throw new Refusal(speaksOfSize.test(String(error)) ? 'pictureTooLarge' : 'fileUnreadable')
  })
}
