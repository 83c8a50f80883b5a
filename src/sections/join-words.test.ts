import { expect, test } from 'vitest'
import { joinWords } from './join-words.ts'

test.each([
  [['Das schätze ich sehr.', 'Elisabeth Wunderli', 'Stäfa', 'Stäfa'], 'Das schätze ich sehr. Elisabeth Wunderli, Stäfa'],
  [['«Gern wieder!»', 'Eva'], '«Gern wieder!» Eva'],
  [['Ohne Punkt', '', ' Eva '], 'Ohne Punkt, Eva'],
  [['', ' '], ''],
])('%j reads %s', (parts, joined) => expect(joinWords(parts)).toBe(joined))
