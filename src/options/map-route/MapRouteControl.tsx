import { useState } from 'react'
import { TextArea } from '../../kit/fields/TextArea.tsx'
import { parseRoute } from '../../model/map/parse-route.ts'
import { routeSchema } from '../../model/map/poi.ts'
import type { ControlProps } from '../control-props.ts'

export function MapRouteControl({ name, label, value, isDisabled, onChange }: ControlProps) {
  const route = routeSchema.safeParse(value).data
  const [message, setMessage] = useState<string | null>(null)
  const save = (text: string) => {
    const parsed = parseRoute(text)
    if ('message' in parsed) return setMessage(parsed.message)
    setMessage(null)
    onChange(parsed.route)
  }
  return (
    <TextArea
      label={label}
      error={message}
      name={name}
      disabled={isDisabled}
      defaultValue={route?.map((pair) => pair.join(', ')).join('\n')}
      placeholder={'8.7234, 47.4987\n8.7261, 47.5002'}
      onBlur={({ target }) => save(target.value)}
    />
  )
}
