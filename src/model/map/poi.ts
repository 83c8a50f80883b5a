import { z } from 'zod'

export const POI_ICONS = ['start', 'end', 'party'] as const

const poiSchema = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  icon: z.enum(POI_ICONS),
})

/** A place always has at least two points: where it starts and where it ends. */
export const poiListSchema = z.array(poiSchema).min(2).max(200)

export const routeSchema = z
  .array(z.tuple([z.number(), z.number()]))
  .min(2)
  .max(5000)

export type Poi = z.infer<typeof poiSchema>
export type PoiIcon = Poi['icon']
/** Longitude first, as in GeoJSON. */
export type Route = z.infer<typeof routeSchema>
