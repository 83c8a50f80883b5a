import { createCall } from '../kit/api/call.ts'

export const call = createCall((url, init) => fetch(url, init))
