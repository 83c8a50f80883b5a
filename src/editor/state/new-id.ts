import { idFromBytes } from '../../model/ids.ts'

export const newId = () => idFromBytes(crypto.getRandomValues(new Uint8Array(16)))
