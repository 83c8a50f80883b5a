import { textIn } from '../../model/content/field.ts'
import { EmptySection } from '../../ui/empty-state/EmptySection.tsx'
import type { GameFrame } from '../../ui/game/game-frame.ts'
import { useGameFrame } from '../../ui/game/use-game-frame.ts'
import { Island } from '../../ui/island/Island.tsx'
import { usePage } from '../../ui/page-context.ts'
import { Section } from '../../ui/section/Section.tsx'
import { Picture, Text } from '../../ui/slots/slot-renderers.tsx'
import type { Slot } from '../../ui/slots/slot.ts'
import { useIsSample } from '../../ui/use-fact.ts'
import { useTitleTag } from '../../ui/use-title-tag.ts'
import type { SectionProps } from '../define-section.ts'
import { Island as CouponScreen } from './CouponScreen.island.tsx'
import { Island as PlayersScreen } from './PlayersScreen.island.tsx'
import { Island as ShareScreen } from './ShareScreen.island.tsx'
import { Island as StartScreen } from './StartScreen.island.tsx'
import type { gameSetup } from './game-setup.section.ts'
import styles from './GameSetup.module.css'

type Props = SectionProps<typeof gameSetup>
type Screen = Props['options']['gameOptions']

const GAME_NAME = "Rock'n'hole!"

const SCREENS = {
  start: { name: 'StartScreen', component: StartScreen, title: () => GAME_NAME },
  addPlayers: { name: 'PlayersScreen', component: PlayersScreen, title: ({ texts }: GameFrame) => texts.players },
  share: { name: 'ShareScreen', component: ShareScreen, title: ({ texts }: GameFrame) => texts.share },
  coupon: { name: 'CouponScreen', component: CouponScreen, title: () => null },
} satisfies Record<Screen, object>

export function GameSetup({ id, slots, options }: Props) {
  const page = usePage()
  const frame = useGameFrame()
  const titleTag = useTitleTag(id)
  if (!page.features.includes('game')) return <EmptySection id={id} tone={options.color} title={slots.title} note={page.texts.gameSoon} />
  const { name, component, title } = SCREENS[options.gameOptions]
  return (
    <Section id={id} tone={options.color} data-screen={options.gameOptions} className={styles.screen}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Title slot={slots.title} tag={titleTag} fallback={title(frame)} />
          {options.gameOptions === 'start' && (
            <ul className={styles.stickers}>
              <li>{frame.texts.startKind}</li>
              <li>{frame.texts.startGame}</li>
              <City slot={slots.subtitle} />
            </ul>
          )}
          <noscript>
            <p className={styles.noScript}>{frame.texts.noScript}</p>
          </noscript>
          <Island name={`sections/game-setup/${name}`} component={component} props={{ frame }} on="load" />
        </div>
        <Picture slot={slots.image} sizes="(min-width: 64rem) 36rem, 70vw" className={styles.picture} />
      </div>
    </Section>
  )
}

/** A screen of the game has a name, even where an editor has given it none. */
function Title({ slot, tag: Tag, fallback }: { slot: Slot; tag: 'h1' | 'h2'; fallback: string | null }) {
  const { locale } = usePage()
  const isSample = useIsSample()
  const isNamed = isSample || textIn(slot.field, locale) !== null
  if (isNamed || !slot.isShown || fallback === null) return <Text slot={slot} as={Tag} className={styles.title} />
  return <Tag className={styles.title}>{fallback}</Tag>
}

function City({ slot }: { slot: Slot }) {
  const { locale } = usePage()
  const isSample = useIsSample()
  if (!slot.isShown || (!isSample && textIn(slot.field, locale) === null)) return null
  return (
    <li>
      <Text slot={slot} as="span" />
    </li>
  )
}
