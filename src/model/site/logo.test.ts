import { expect, test } from 'vitest'
import { DEFAULT_THEME } from '../../actions/site/default-theme.ts'
import { fitInto, fitIntoCircle, isReversed, logoSources } from './logo.ts'
import { settingsSchema } from './settings.ts'

test('a logo fills its room in its own shape, be it wide or tall', () => {
  expect(fitInto({ width: 960, height: 240 }, { width: 176, height: 44 })).toEqual({ width: 176, height: 44 })
  expect(fitInto({ width: 1200, height: 100 }, { width: 176, height: 44 })).toEqual({ width: 176, height: 15 })
  expect(fitInto({ width: 100, height: 400 }, { width: 176, height: 44 })).toEqual({ width: 11, height: 44 })
  expect(fitInto({ width: 5000, height: 1 }, { width: 176, height: 44 }).height).toBe(1)
})

test('in a circle not even its corners are cut', () => {
  for (const logo of [
    { width: 100, height: 100 },
    { width: 960, height: 120 },
    { width: 30, height: 400 },
  ]) {
    const { width, height } = fitIntoCircle(logo, 400)
    expect(Math.hypot(width, height)).toBeLessThanOrEqual(400)
    expect(Math.hypot(width, height)).toBeGreaterThan(395)
  }
})

test('one file where it is sharp enough everywhere, a second one only where it is not', () => {
  const media = { id: 'm', width: 960 }
  expect(logoSources(media, 135)).toEqual({ src: '/media/m/320.webp', srcSet: null })
  expect(logoSources(media, 250)).toEqual({ src: '/media/m/320.webp', srcSet: '/media/m/320.webp 1x, /media/m/640.webp 2x' })
  expect(logoSources({ id: 'm', width: 90 }, 135)).toEqual({ src: '/media/m/90.webp', srcSet: null })
})

test('a ground that is nearer to the ink than to the paper turns a logo round, on dark sites too', () => {
  const theme = (background: string, text: string, primary: string) => ({ colors: { ...DEFAULT_THEME.colors, background, text, primary } })
  expect(isReversed(theme('#ffffff', '#111111', '#0e3a4a'), 'primary')).toBe(true)
  expect(isReversed(theme('#ffffff', '#111111', '#e9dfcf'), 'primary')).toBe(false)
  expect(isReversed(theme('#111214', '#faf7f0', '#ff4f8d'), 'primary')).toBe(true)
  expect(isReversed(theme('#ffffff', '#111111', '#0e3a4a'), 'background')).toBe(false)
})

test('settings stored before there were logos are still settings; what is no id is none', () => {
  expect(settingsSchema.parse({}).logo).toEqual({ picture: '', alternative: '', mark: '' })
  for (const logo of [{ picture: '../../etc/passwd' }, { picture: 'x', other: '' }, { mark: 4 }]) expect(settingsSchema.safeParse({ logo }).success).toBe(false)
})
