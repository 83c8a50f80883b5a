/**
 * What stands in empty places while a page is edited, by the kind of section and the name of the place. Where cards stand
 * side by side, each takes the next of several, so that a new board looks like one. Nothing of it is ever stored or published.
 */
export const de = {
  plain: {
    kicker: ['Ein Wort voraus'],
    title: ['Eine Überschrift, die neugierig macht'],
    subtitle: ['Ein kurzer Satz dazu'],
    description: ['Zwei, drei Sätze genügen: was es ist, für wen es ist und warum es sich lohnt.'],
    textBlock: ['Hier ist Platz für einen längeren Text. Erzählen Sie, was Ihnen wichtig ist, so wie Sie es im Gespräch auch tun würden.'],
    button: ['Mehr erfahren'],
    secondaryButton: ['Kontakt aufnehmen'],
    name: ['Vorname Name'],
    function: ['Aufgabe im Betrieb'],
    quote: ['Was jemand Gutes über Sie gesagt hat.'],
    email: ['name@beispiel.ch'],
    duration: ['30 Minuten'],
    cost: ['50'],
  },
  hero: {
    kicker: ['Willkommen'],
    title: ['Schön, dass Sie da sind'],
    subtitle: ['Was wir tun, in einem Satz'],
    description: ['Zwei, drei Sätze für alle, die zum ersten Mal hier sind: was Sie anbieten und warum man gern zu Ihnen kommt.'],
  },
  announcement: {
    title: ['Kurz notiert'],
    description: ['Am Montag bleibt unser Geschäft geschlossen.'],
    button: ['Mehr dazu'],
  },
  columns: {
    title: ['Beratung'],
    secondaryTitle: ['Handwerk'],
    tertiaryTitle: ['Service'],
    description: ['Ein, zwei Sätze zum ersten Thema.'],
    secondaryDescription: ['Ein, zwei Sätze zum zweiten Thema.'],
    tertiaryDescription: ['Ein, zwei Sätze zum dritten Thema.'],
    button: ['Mehr erfahren'],
    secondaryButton: ['Mehr erfahren'],
    tertiaryButton: ['Mehr erfahren'],
  },
  booking: {
    title: ['Termin vereinbaren'],
    description: ['Wählen Sie in Ruhe die Zeit, die Ihnen passt.'],
    button: ['Termin wählen'],
  },
  team: {
    title: ['Unser Team'],
    description: ['Diese Menschen sind für Sie da.'],
  },
  person: {
    name: ['Anna Muster', 'Beat Beispiel', 'Carla Vorlage'],
    function: ['Inhaberin', 'Beratung', 'Werkstatt'],
    description: ['Ein Satz darüber, was diese Person besonders gern macht.'],
  },
  offer: {
    title: ['Unser Angebot'],
    description: ['Was wir für Sie tun können.'],
  },
  voices: {
    title: ['Das sagen unsere Kundinnen und Kunden'],
  },
  voice: {
    quote: ['Freundlich, genau und ohne Eile. Ich komme gern wieder.', 'Endlich jemand, der sich Zeit nimmt.', 'Alles hat auf Anhieb gepasst.'],
    name: ['Anna M.', 'Beat B.', 'Carla V.'],
    function: ['Kundin', 'Kunde', 'Kundin'],
  },
  gallery: {
    title: ['Einblicke'],
    description: ['Ein Satz zu den Bildern.'],
  },
  picture: {
    title: ['Titel des Bildes'],
    description: ['Ein Satz zum Bild.'],
  },
  services: {
    title: ['Leistungen'],
    description: ['Was Sie bei uns bekommen.'],
  },
  service: {
    title: ['Erste Leistung', 'Zweite Leistung', 'Dritte Leistung'],
    description: ['Ein, zwei Sätze: was dazugehört und für wen es gedacht ist.'],
    duration: ['30 Minuten', '45 Minuten', '60 Minuten'],
    cost: ['50', '80', '120'],
  },
  contact: {
    title: ['So finden Sie uns'],
  },
  articles: {
    title: ['Wissenswertes'],
    description: ['Artikel zum Nachlesen.'],
  },
  article: {
    title: ['Erster Artikel', 'Zweiter Artikel', 'Dritter Artikel'],
    description: ['Worum es geht, in einem Satz.'],
  },
  news: {
    title: ['Aktuell'],
    description: ['Was bei uns gerade läuft.'],
  },
  newsItem: {
    kicker: ['1. März', '15. März', '30. März'],
    title: ['Neu im Sortiment', 'Tag der offenen Tür', 'Längere Öffnungszeiten'],
    description: ['Was, wann und wo, in zwei Sätzen.'],
  },
  products: {
    title: ['Aus unserem Sortiment'],
    description: ['Eine kleine Auswahl.'],
  },
  product: {
    title: ['Erstes Produkt', 'Zweites Produkt', 'Drittes Produkt'],
    description: ['Was es besonders macht.'],
    cost: ['24.90', '49', '120'],
    button: ['Ansehen'],
  },
  steps: {
    title: ['So läuft es ab'],
    description: ['In wenigen Schritten zum Ziel.'],
  },
  step: {
    title: ['Kennenlernen', 'Beraten', 'Abholen'],
    description: ['Was in diesem Schritt geschieht.'],
  },
  video: {
    title: ['Ein Blick hinter die Kulissen'],
    description: ['Worum es im Video geht.'],
  },
  form: {
    title: ['Schreiben Sie uns'],
    description: ['Wir antworten so rasch wie möglich.'],
  },
  reviews: {
    title: ['Bewertungen'],
  },
  social: {
    title: ['Auf Instagram'],
  },
  photos: {
    title: ['Bilder'],
  },
}

type Words<T> = { readonly [Key in keyof T]: T[Key] extends readonly string[] ? readonly string[] : Words<T[Key]> }

export type Samples = Words<typeof de>
export type SampleSet = keyof Samples
