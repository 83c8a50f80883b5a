/** Every way the product says no. The code is permanent: clients and texts depend on it. */
export const REFUSALS = {
  invalidInput: 400,
  invalidJson: 400,
  unknownTag: 400,
  unknownOption: 400,
  emptyName: 400,
  nameTooLong: 400,
  slugEmpty: 400,
  fileHasNoExtension: 400,
  fileUnreadable: 400,
  sectionNotOffered: 400,
  youtubeUrlInvalid: 400,
  signInNeeded: 401,
  signInFailed: 401,
  notAllowed: 403,
  wrongPassword: 403,
  foreignOrigin: 403,
  opticiansOnly: 403,
  notFound: 404,
  branchNotFound: 404,
  articleNotFound: 404,
  unknownCall: 404,
  PGRST116: 404,
  playerGone: 404,
  methodNotAllowed: 405,
  revisionClash: 409,
  statusClash: 409,
  slugTaken: 409,
  homeKept: 409,
  mediaInUse: 409,
  commandReused: 409,
  nothingPublished: 409,
  translationsMissing: 409,
  nothingToTranslate: 409,
  translationNotConnected: 409,
  bookedOut: 409,
  bookingClosed: 409,
  gameFull: 409,
  couponNotReady: 409,
  uploadOutOfStep: 409,
  uploadGone: 410,
  uploadProtocol: 412,
  bodyTooLarge: 413,
  pictureTooLarge: 413,
  videoTooLarge: 413,
  jsonOnly: 415,
  fileTypeNotAllowed: 415,
  unknownHost: 421,
  translationUnsupported: 422,
  tooManyRequests: 429,
  tooFast: 429,
  tooManyUploads: 429,
  internal: 500,
  articleFailed: 502,
  translationFailed: 502,
  translationRefused: 502,
  translationUnusable: 502,
  unavailable: 503,
  videoToolMissing: 503,
  storageFull: 507,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof REFUSALS

export type RefusalDetails = {
  fieldErrors?: Record<string, string>
  /** Extra named fields of the answer, e.g. both values of a clash. */
  data?: Record<string, unknown>
  retryAfterSeconds?: number
}

export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: RefusalDetails

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }

  get status() {
    return REFUSALS[this.code]
  }
}
