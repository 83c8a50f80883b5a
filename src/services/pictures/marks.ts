/** Pictures that stand for a site or a page elsewhere: icons in tabs, cuts beside shared links. */
export type Marks = {
  /** A drawing of ours as PNG. */
  png: (svg: string, width: number) => Promise<Uint8Array>
  /** Path of the file with the cut around the focal point; null when the original is gone. */
  cut: (siteId: string, file: { objectId: string; extension: string }, wish: Cut) => Promise<string | null>
}

export type Cut = { width: number; height: number; focalPoint: { x: number; y: number } | null }
