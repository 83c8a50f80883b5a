import type { SlotName } from '../../model/content/slot-names.ts'

/** What a small business would write there, by the name of the slot; sections need no sample of their own. */
export const SAMPLE_TEXTS: Record<SlotName, string> = {
  title: 'Gut sehen beginnt mit Zeit',
  secondaryTitle: 'Von Hand gefertigt',
  tertiaryTitle: 'Seit 1974 am Platz',
  kicker: 'Willkommen im Atelier',
  subtitle: 'Beratung ohne Eile, mitten im Dorf',
  secondarySubtitle: 'Jeden Donnerstag bis 20 Uhr',
  tertiarySubtitle: 'Auch für kleine Gesichter',
  description: 'Wir messen genau, hören zu und passen jedes Stück an, bis es sitzt. Kommen Sie vorbei, der Kaffee ist frisch.',
  secondaryDescription: 'In der Werkstatt hinter dem Laden schleifen, löten und polieren wir selbst. Kleine Reparaturen erledigen wir sofort.',
  tertiaryDescription: 'Unser Team spricht Deutsch, Französisch und Italienisch.',
  subdescription: 'Termine auch online',
  secondarySubdescription: 'Barrierefreier Zugang',
  tertiarySubdescription: 'Parkplätze vor dem Haus',
  textBlock: 'Ein gutes Fachgeschäft erkennt man daran, dass man gern wiederkommt. Wir nehmen uns eine Stunde für die erste Beratung.\nDanach wissen Sie, was zu Ihnen passt, was es kostet und wann es fertig ist.',
  secondaryTextBlock: 'Alle Preise verstehen sich inklusive Anpassung und Nachkontrolle.',
  tertiaryTextBlock: 'Gefällt es Ihnen nach vier Wochen nicht, tauschen wir es um.',
  button: 'Termin vereinbaren',
  secondaryButton: 'Mehr erfahren',
  tertiaryButton: 'Anrufen',
  image: 'Blick über den See',
  secondaryImage: 'Regal im Laden',
  tertiaryImage: 'Porträt',
  quaternaryImage: 'Häuser am Platz',
  quinaryImage: 'Tisch von oben',
  senaryImage: 'Porträt im Atelier',
  backgroundImage: 'Blick über den See',
  groupImage: 'Häuser am Platz',
  video: 'Rundgang durch das Atelier',
  name: 'Regula Hatt',
  function: 'Inhaberin',
  quote: 'Nach zwei Minuten wusste ich, dass ich hier richtig bin.',
  email: 'atelier@example.ch',
  duration: '45 Minuten',
  cost: 'CHF 85.–',
}

/** Cards of one board must not all say the same. */
export const SAMPLE_CARD_TEXTS: Partial<Record<SlotName, readonly string[]>> = {
  title: ['Am See', 'Im Laden', 'Unser Team', 'Am Platz', 'Zum Kaffee', 'Im Atelier'],
  name: ['Regula Hatt', 'Luca Meier'],
  function: ['Inhaberin', 'Optiker'],
}
