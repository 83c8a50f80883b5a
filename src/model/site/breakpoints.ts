/** Widths in pixels from which a layout may change its mind. Style sheets write the same numbers: a query cannot read a variable. */
export const BREAKPOINTS = { mobile: 480, largeMobile: 768, tablet: 1024, desktop: 1280, siteWidth: 1440 } as const
