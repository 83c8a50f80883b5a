/** Words of the options' controls and tools, loaded with them. */
export const de = {
  title: 'Einstellungen: {name}',
  close: 'Schliessen',
  saving: 'Wird gespeichert',
  reset: 'Zurücksetzen: {name}',
  nothing: 'Hier gibt es nichts einzustellen.',
  parts: { look: 'Aussehen', content: 'Anzeigen', rest: 'Weiteres' },
  none: 'Keine Auswahl',
  easyToRead: 'gut lesbar',
  hardToRead: 'schwer lesbar',
  contrastLow: 'Text ist auf dieser Farbe schwer lesbar: Kontrast {ratio}, nötig sind 4.5.',
  locations: {
    // The rule gives these words.
    none: 'No locations available',
    gone: 'Nicht mehr vorhanden',
    one: '1 Standort',
    several: '{count} Standorte',
  },
  poi: {
    place: 'Ort {number}',
    one: '1 Ort',
    several: '{count} Orte',
    atLeastTwo: 'Zwei Orte bleiben immer: Start und Ziel.',
    latitudeRefused: 'Eine Zahl von -90 bis 90',
    longitudeRefused: 'Eine Zahl von -180 bis 180',
  },
  route: {
    help: 'Koordinaten als Zahlenpaare, als JSON-Liste oder als GeoJSON. Leer heisst: keine Route.',
    points: '{count} Punkte',
  },
  textRefused: 'Das lässt sich so nicht speichern.',
  addressRefused: 'Bitte eine Adresse eingeben, die mit https:// beginnt.',
  languages: {
    title: 'Sprachen: {name}',
    text: 'In Sprachen ohne Häkchen ist «{name}» für Besucherinnen und Besucher nicht da.',
    last: 'Mindestens eine Sprache bleibt. Für alle: «Ausblenden» unter «Mehr Werkzeuge».',
    current: 'wird gerade gezeigt',
  },
}

type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> }

export type OptionTexts = Words<typeof de>
