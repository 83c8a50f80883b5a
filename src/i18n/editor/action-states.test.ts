import { describe, expect, test } from 'vitest'
import { errorTexts } from '../errors/texts.ts'
import { visitorTexts } from '../visitor/texts.ts'
import { articleTexts } from './articles/texts.ts'
import { libraryTexts } from './library/texts.ts'
import { mediaTexts } from './media/texts.ts'
import { pagesTexts } from './pages/texts.ts'
import { publishTexts } from './publish/texts.ts'
import { settingsTexts } from './settings/texts.ts'
import { editorTexts } from './texts.ts'
import { translationTexts } from './translations/texts.ts'
import { videoTexts } from './video/texts.ts'

type Words = { progress: string; success: string; error: string }

function actionsIn(locale: 'de' | 'fr'): Record<string, Words> {
  const { bar, toasts, revert, items } = editorTexts[locale]
  const [media, library, video, pages] = [mediaTexts[locale], libraryTexts[locale], videoTexts[locale], pagesTexts[locale]]
  // Changes are saved by the queue: the bar says how far it is, a message says what failed.
  const saved = { progress: bar.saving, success: bar.allSaved, error: toasts.saveError }
  return {
    'settings update': { ...saved, error: toasts.settingsError },
    'footer reset': { progress: settingsTexts[locale].hours.resetting, success: settingsTexts[locale].hours.resetDone, error: settingsTexts[locale].hours.resetError },
    upload: { progress: media.uploading, success: media.ready, error: media.uploadError },
    'delete image': { ...saved, success: library.remove.done, error: library.photos.failed },
    'video prepare': { progress: video.preparing, success: video.ready, error: video.failures.other },
    'bulk prepare': { progress: media.preparing, success: media.ready, error: media.uploadError },
    crop: { progress: library.crop.saving, success: library.crop.done, error: library.crop.failed },
    publish: { progress: bar.publishing, success: publishTexts[locale].done, error: toasts.publicationError },
    revert: { progress: revert.running, success: revert.done, error: toasts.revertError },
    'delete page': { ...saved, success: pages.toasts.removed, error: toasts.pageRemovalError },
    'create page': { ...saved, success: pages.toasts.created, error: toasts.pageCreationError },
    'add box': saved,
    'move box': saved,
    'delete box': { ...saved, success: items.removed },
    'mark box': { ...saved, success: items.marked },
    'add URL': { progress: articleTexts[locale].adding, success: articleTexts[locale].added, error: articleTexts[locale].addError },
    translate: { progress: translationTexts[locale].translating, success: translationTexts[locale].translated, error: translationTexts[locale].translateFailed },
    'reorder collection': { ...saved, error: toasts.collectionError },
  }
}

describe.each(['de', 'fr'] as const)('in %s', (locale) => {
  test.each(Object.entries(actionsIn(locale)))('[E-255] %s is said while it goes on, when it is done and when it fails', (_, { progress, success, error }) => {
    expect([progress, success, error].every((words) => words.trim() !== '')).toBe(true)
    expect(new Set([progress, success, error]).size).toBe(3)
  })
})

test('[E-186, E-188, E-252] the words that the rules quote', () => {
  expect(editorTexts.de.toasts.genericError).toBe('Ein Fehler ist aufgetreten')
  expect(errorTexts.de.notFound).toBe('Nicht gefunden.')
  expect(editorTexts.de.sectionNotFound).toBe('Box {type} nicht gefunden.')
  expect(articleTexts.de.empty).toBe('URL nicht angegeben')
  expect(visitorTexts.de.noReviews).toBe('Keine Bewertungen gefunden')
  expect(visitorTexts.de.chooseLocations).toBe('Bitte wählen Sie Standorte aus, um Bewertungen anzuzeigen')
  expect(editorTexts.de.toasts.collectionError).toBe('Fehler beim Sortieren der Sammlung')
  expect(articleTexts.de.addError).toBe('Url nicht gefunden')
})
