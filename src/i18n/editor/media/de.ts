export const de = {
  titles: { image: 'Bild', video: 'Video' },
  search: { image: 'Bild suchen', video: 'Video suchen' },
  done: 'Fertig',
  upload: 'Bilder hochladen',
  uploadHint: 'oder hierher ziehen, oder einfügen',
  allowed: 'Erlaubt sind JPG, PNG, GIF, SVG und WebP bis 25 MB.',
  phoneFormat: 'Dieser Browser liest keine HEIC-Fotos. Speichern Sie das Foto als JPG, oder laden Sie es vom Telefon aus hoch.',
  tooLarge: 'Die Datei ist grösser als 25 MB.',
  noAnswer: 'Der Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
  dropHere: 'Loslassen zum Hochladen',
  uploading: 'Wird hochgeladen …',
  uploadingMany: '{done} von {count} hochgeladen, {size}',
  preparing: 'Wird vorbereitet …',
  ready: 'Bereit',
  uploadError: 'Fehler beim Hochladen der Datei',
  libraries: { image: 'Ihre Bilder', video: 'Ihre Videos' },
  loading: 'Wird geladen …',
  failed: 'Die Mediathek konnte nicht geladen werden.',
  again: 'Erneut versuchen',
  more: 'Mehr laden',
  none: { image: 'Noch keine Bilder. Laden Sie das erste hoch.', video: 'Noch keine Videos auf dieser Website.' },
  nothingFound: { image: 'Kein Bild heisst so.', video: 'Kein Video heisst so.' },
  chosen: 'Ausgewählt',
  views: { label: 'Ansicht', library: 'Mediathek', current: { image: 'Dieses Bild', video: 'Dieses Video' } },
  current: { image: 'Aktuelles Bild', video: 'Aktuelles Video' },
  remove: { image: 'Bild entfernen', video: 'Video entfernen' },
  spread: {
    done: '{count} Bilder eingesetzt',
    /** Some have found no place. */
    left: '{count} Bilder eingesetzt. Mehr Platz ist hier nicht; die anderen liegen in der Mediathek.',
    first: 'Das erste Bild ist eingesetzt. Die anderen liegen in der Mediathek.',
  },
  alt: {
    label: 'Was ist zu sehen? ({language})',
    help: 'Für Menschen, die das Bild nicht sehen, und für Suchmaschinen.',
    decorative: 'Nur Schmuck: braucht keine Beschreibung',
  },
}

type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> }

export type MediaTexts = Words<typeof de>
