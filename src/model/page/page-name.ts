/** Longer ones fit no menu, no tab and no list. */
export const MAX_PAGE_NAME = 120
/** Search engines show about half of it. */
export const MAX_PAGE_DESCRIPTION = 320
