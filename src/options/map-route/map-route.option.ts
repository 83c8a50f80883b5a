import { routeSchema, type Route } from '../../model/map/poi.ts'
import { defineOption } from '../define-option.ts'

export const mapRoute = defineOption<Route | null>({
  kind: 'mapRoute',
  label: 'mapRoute',
  schema: routeSchema.nullable(),
  default: null,
})
