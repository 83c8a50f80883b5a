export const de = {
  /** Where the content of a section comes from that is not written in it. */
  sources: {
    branches: 'Hier stehen von selbst Ihre Standorte mit Adresse und Öffnungszeiten, sonst die Angaben aus der Fusszeile. Erfassen Sie sie in den Einstellungen der Website.',
    collection: 'Hier stehen von selbst die veröffentlichten Seiten der Sammlung. Legen Sie unter «Seiten» die erste an.',
    reviews: 'Hier stehen die Bewertungen Ihrer Standorte. Wählen Sie in den Einstellungen dieses Abschnitts, welcher Standorte.',
    instagram: 'Hier stehen Ihre neusten Beiträge, sobald Instagram in den Einstellungen der Website verbunden ist.',
    photos: 'Hier stehen die Fotos, die Sie für diesen Abschnitt hochladen.',
    booking: 'Der Knopf erscheint, sobald in den Einstellungen dieses Abschnitts ein Buchungslink steht.',
    jobs: 'Hier stehen von selbst die offenen Stellen der Mitglieder.',
    members: 'Hier stehen von selbst die Mitglieder.',
    market: 'Hier stehen von selbst die Angebote der Mitglieder.',
    form: 'Das Formular bringt seine Fragen mit.',
    game: 'Das Spiel zeigt die Seiten des Parcours.',
  },
  /** In short, for whoever chose such a section: why its words cannot be written here. */
  origins: {
    branches: 'Adresse und Zeiten stammen aus den Einstellungen',
    collection: 'Einträge stammen aus ihren eigenen Seiten; der Titel ist der Name der Seite',
    reviews: 'Bewertungen stammen von Ihren Kundinnen und Kunden',
    instagram: 'Beiträge stammen aus Instagram',
    photos: 'Fotos stammen aus den Medien der Website',
    booking: 'Das Ziel steht in den Einstellungen',
    jobs: 'Stellen stammen von den Mitgliedern',
    members: 'Einträge stammen von den Mitgliedern',
    market: 'Angebote stammen von den Mitgliedern',
    form: 'Die Fragen gehören zum Formular. Was sich wählen lässt, steht in den Einstellungen',
    game: 'Die Löcher stammen aus ihren Seiten, die übrigen Wörter aus dem Spiel',
  },
  editPage: 'Seite bearbeiten',
  addCard: '{name} hinzufügen',
  importArticle: 'Artikel übernehmen',
  drag: '{name} verschieben',
  copied: '«{name}» kopiert. Auf jeder Seite der Website einfügen mit {keys}.',
  nothingCopied: 'Es ist noch nichts kopiert.',
  fitsNowhere: '«{name}» gehört in einen Abschnitt mit solchen Karten. Wählen Sie zuerst einen aus.',
}

type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> }

export type SectionTexts = Words<typeof de>
export type SourceName = keyof typeof de.sources
