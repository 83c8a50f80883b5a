/** How long a size must stay the same, in milliseconds, before a piece measures itself again. */
export const RESIZE_DEBOUNCE_MS = 100
export const REVIEW_SLIDER_RESIZE_DEBOUNCE_MS = 200
export const NAVIGATION_RESIZE_DEBOUNCE_MS = 250
export const HEADER_SCROLL_DEBOUNCE_MS = 20
/** How long nothing is typed before the header's search goes to its page. */
export const SEARCH_DEBOUNCE_MS = 500
