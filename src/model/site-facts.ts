/** What decides whether a value may be used on a site. */
export type SiteFacts = { hosts: readonly string[]; isOptician: boolean }
