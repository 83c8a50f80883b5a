/** A shorter way of scrolling is a trembling hand. */
export const HEADER_SCROLL_THRESHOLD = 10
export const SEARCH_MIN_CHARACTERS = 3
