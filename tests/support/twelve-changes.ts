import type { Act } from '../../src/model/commands/define-command.ts'
import type { Desk } from '../../src/model/commands/desk.ts'
import { fieldAlt } from '../../src/model/commands/field-alt.ts'
import { fieldContent } from '../../src/model/commands/field-content.ts'
import { fieldLink } from '../../src/model/commands/field-link.ts'
import { fieldVisibility } from '../../src/model/commands/field-visibility.ts'
import { groupAdd } from '../../src/model/commands/group-add.ts'
import { groupDuplicate } from '../../src/model/commands/group-duplicate.ts'
import { groupLanguages } from '../../src/model/commands/group-languages.ts'
import { groupMove } from '../../src/model/commands/group-move.ts'
import { groupOptions } from '../../src/model/commands/group-options.ts'
import { groupRemove } from '../../src/model/commands/group-remove.ts'
import { mediaIn } from '../../src/model/content/field.ts'
import type { Group } from '../../src/model/page/document.ts'
import { placeOf } from '../../src/model/page/place.ts'
import { freshId } from './editor-tab.ts'

const copied = (group: Group): Group => ({ ...group, id: freshId(), status: 'draft', children: group.children.map(copied) })

/** Twelve changes of all kinds on a page that begins with a hero and holds a board with at least one picture card. */
export function twelveChanges(desk: Desk): readonly ((desk: Desk) => Act)[] {
  const { pageId } = desk
  const hero = desk.groups[0]
  const board = desk.groups.find(({ children }) => mediaIn(children[0]?.fields['image']) !== null)
  const card = board?.children[0]
  if (!hero || !board || !card) throw new Error('The page has no hero or no board with a card')
  const picture = mediaIn(card.fields['image'])
  const added: Group = { id: freshId(), type: 'richTextBlock', version: 1, status: 'draft', disallowedLanguages: [], options: {}, fields: {}, children: [] }
  const words = (text: string) => ({ type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }] })
  const end = { nextTo: null, side: 'after' } as const
  return [
    () =>
      fieldContent.act({
        groupId: hero.id,
        slot: 'title',
        before: { type: 'localizedSingleValue', data: {} },
        after: { type: 'localizedSingleValue', data: { de: 'Zwölf', en: 'Twelve' } },
      }),
    () => groupAdd.act({ pageId, parentId: null, place: { nextTo: hero.id, side: 'after' }, after: added }),
    () =>
      fieldContent.act({
        groupId: added.id,
        slot: 'textBlock',
        before: { type: 'localizedRichText', data: {} },
        after: { type: 'localizedRichText', data: { de: { json: words('Ein Absatz'), text: 'Ein Absatz' } } },
      }),
    () =>
      fieldContent.act({
        groupId: hero.id,
        slot: 'backgroundImage',
        before: { type: 'media', data: null },
        after: { type: 'media', data: mediaIn(hero.fields['backgroundImage']) === null ? picture : null },
      }),
    () => fieldAlt.act({ groupId: card.id, slot: 'image', before: {}, after: { de: 'Neu beschrieben' } }),
    () => fieldLink.act({ groupId: hero.id, slot: 'button', before: null, after: { type: 'url', url: 'https://example.ch/neu' } }),
    () => fieldVisibility.act({ groupId: hero.id, slot: 'title', type: 'localizedSingleValue', before: true, after: false }),
    () => groupOptions.act({ groupId: hero.id, before: {}, after: { alignment: hero.options['alignment'] === 'center' ? 'left' : 'center' } }),
    () => groupDuplicate.act({ pageId, parentId: board.id, place: { nextTo: card.id, side: 'after' }, sourceId: card.id, after: copied(card) }),
    (now) =>
      groupMove.act({
        pageId,
        parentId: null,
        groupId: board.id,
        before: placeOf(
          now.groups.map(({ id }) => id),
          board.id,
        ),
        after: { nextTo: hero.id, side: 'before' },
      }),
    () => groupLanguages.act({ groupId: board.id, before: [], after: ['en'] }),
    () => groupRemove.act({ pageId, parentId: board.id, place: end, before: card }),
  ]
}
