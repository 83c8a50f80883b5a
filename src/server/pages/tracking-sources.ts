import type { Settings } from '../../model/site/settings.ts'

export type Sources = { scripts: readonly string[]; connections: readonly string[]; images: readonly string[] }

const GOOGLE: Sources = {
  scripts: ['https://www.googletagmanager.com'],
  connections: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  images: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
}

const PIXEL: Sources = {
  scripts: ['https://connect.facebook.net'],
  connections: ['https://connect.facebook.net', 'https://www.facebook.com'],
  images: ['https://www.facebook.com'],
}

/** The hosts a page may reach once the visitor agrees: those of the services this site uses, and no other. */
export function trackingSources({ googleAnalytics, googleTagManager, facebookPixel }: Settings['tracking']): Sources {
  const used = [...(googleAnalytics !== '' || googleTagManager !== '' ? [GOOGLE] : []), ...(facebookPixel === '' ? [] : [PIXEL])]
  return { scripts: used.flatMap(({ scripts }) => scripts), connections: used.flatMap(({ connections }) => connections), images: used.flatMap(({ images }) => images) }
}
