/** How long a size must stay the same, in milliseconds, before a piece measures itself again. */
export const RESIZE_DEBOUNCE_MS = 100
export const REVIEW_SLIDER_RESIZE_DEBOUNCE_MS = 200
export const NAVIGATION_RESIZE_DEBOUNCE_MS = 250
export const HEADER_SCROLL_DEBOUNCE_MS = 20
/** What the editor draws beside the page follows the window at most so often. */
export const EDITOR_RESIZE_MS = 100
/** How long a logo or a header that is still growing is followed. */
export const LOGO_OBSERVATION_MS = 8000
export const HEADER_WAIT_MS = 3000
/** How long nothing is typed before the header's search goes to its page. */
export const SEARCH_DEBOUNCE_MS = 500
