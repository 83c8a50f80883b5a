export const de = {
  title: 'Link',
  close: 'Schliessen',
  target: 'Wohin soll der Link führen?',
  examples: { page: 'Seite suchen oder Adresse eingeben', url: 'www.beispiel.ch', phone: '044 123 45 67', email: 'info@beispiel.ch' },
  types: { label: 'Art des Links', url: 'Website', phone: 'Telefon', email: 'E-Mail', page: 'Seite' },
  apply: 'Übernehmen',
  remove: 'Link entfernen',
  current: 'Führt zu {target}',
  problems: {
    empty: 'Bitte geben Sie ein, wohin der Link führen soll.',
    unsafe: 'Solche Links sind nicht erlaubt, weil sie auf Ihrer Website ein Programm starten könnten. Erlaubt sind Adressen mit https://, Telefonnummern und E-Mail-Adressen.',
    url: 'Bitte geben Sie eine gültige Webadresse ein, zum Beispiel www.beispiel.ch.',
    phone: 'Bitte geben Sie eine gültige Telefonnummer ein, zum Beispiel 044 123 45 67.',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel info@beispiel.ch.',
  },
  pages: {
    label: 'Seiten Ihrer Website',
    loading: 'Seiten werden geladen …',
    failed: 'Die Seiten konnten nicht geladen werden.',
    again: 'Erneut versuchen',
    none: 'Diese Website hat noch keine Seiten.',
    nothingFound: 'Keine Seite heisst so.',
    gone: 'Die Seite, zu der dieser Link führte, gibt es nicht mehr.',
    navigation: 'Menü',
    topLevel: 'Einzelne Seiten',
    uncategorized: 'Ohne Kategorie',
    collections: 'Sammlungen',
    untitled: 'Ohne Titel',
    roles: { home: 'Startseite', contact: 'Kontakt', imprint: 'Impressum', privacyPolicy: 'Datenschutz', search: 'Suche' },
    states: { draft: 'Entwurf', archived: 'Archiviert', markedForDeletion: 'Wird gelöscht' },
    names: { services: 'Angebot', team: 'Team', testimonials: 'Kundenstimmen', map: 'Karte', trail: 'Parcours' },
  },
}

type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> }

export type LinkTexts = Words<typeof de>
