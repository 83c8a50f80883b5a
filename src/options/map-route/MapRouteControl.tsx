import { useState } from 'react'
import { TextArea } from '../../kit/fields/TextArea.tsx'
import { parseRoute } from '../../model/map/parse-route.ts'
import { routeSchema } from '../../model/map/poi.ts'
import { same } from '../../model/same.ts'
import type { ControlProps } from '../control-props.ts'

/** What cannot be read stays in the field, with the reason below it, and is not kept. */
export function MapRouteControl({ name, label, value, words, isDisabled, isLabelHidden, onChange }: ControlProps) {
  const route = routeSchema.safeParse(value).data ?? null
  const stored = route?.map((pair) => pair.join(', ')).join('\n') ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const leave = () => {
    const parsed = parseRoute(typed ?? stored)
    if ('message' in parsed) return setMessage(parsed.message)
    setMessage(null)
    setTyped(null)
    if (!same(parsed.route, route)) onChange(parsed.route)
  }
  return (
    <TextArea
      label={label}
      isLabelHidden={isLabelHidden}
      help={words.route.help}
      error={message}
      name={name}
      disabled={isDisabled}
      value={typed ?? stored}
      placeholder={'8.7234, 47.4987\n8.7261, 47.5002'}
      spellCheck={false}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={leave}
    />
  )
}
