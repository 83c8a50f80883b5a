import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BUTTON_VARIANTS, ButtonLink } from './ButtonLink.tsx'

const sheet = readFileSync(join(import.meta.dirname, 'ButtonLink.module.css'), 'utf8')
const ruleOf = (variant: string) => sheet.match(new RegExp(`^\\.${variant} \\{([^}]*)\\}`, 'm'))?.[1]?.replaceAll(/\s+/g, ' ')

test('[V-263] there are nine variants, each with a class and a rule of its own', () => {
  expect([...BUTTON_VARIANTS].toSorted()).toEqual(['bubble', 'contained', 'destructive', 'floating', 'highlight', 'list', 'outlined', 'publication', 'text'])
  const classes = BUTTON_VARIANTS.map((variant) => renderToString(<ButtonLink href="/" variant={variant}>Los</ButtonLink>).match(/class="([^"]*)"/)?.[1])
  expect(new Set(classes).size).toBe(BUTTON_VARIANTS.length)
  const rules = BUTTON_VARIANTS.map(ruleOf)
  expect(rules).not.toContain(undefined)
  expect(new Set(rules).size).toBe(BUTTON_VARIANTS.length)
})

test('[V-263] a button is filled unless it is told otherwise', () => {
  const contained = renderToString(<ButtonLink href="/a" variant="contained">A</ButtonLink>)
  expect(renderToString(<ButtonLink href="/a">A</ButtonLink>)).toBe(contained)
})
