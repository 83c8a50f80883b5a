import type { EditorTexts } from '../de.ts'

/** What owners also call a kind of section when they look for it; nobody reads it. */
export type OtherNames = Readonly<Partial<Record<keyof EditorTexts['sections'], string>>>

export const de: OtherNames = {
  hero: 'Startbild, Kopfbild, Banner, Einstieg',
  cta: 'Foto, Knopf, Schaltfläche',
  multiCta: 'Kacheln, Knöpfe',
  richTextBlock: 'Absatz, Überschrift, Liste, fett, AGB',
  bookingContainer: 'Termin, Reservation, Kalender, online buchen',
  teamContainer: 'Mitarbeitende, Mitarbeiter, Personen, Leute, Über uns',
  servicesContainer: 'Leistungen, Dienstleistungen, Preise, Preisliste',
  testimonialsContainer: 'Meinungen, Zitate, Referenzen',
  imageBoard: 'Bilder, Fotos, Karten',
  serviceBoard: 'Leistungen, Dienstleistungen, Preise, Preisliste, Karten',
  contact: 'Adresse, Öffnungszeiten, Telefon, E-Mail, Anfahrt',
  newsFeedBoard: 'Neuigkeiten, Aktuelles, Blog, Artikel, Karten',
  announcementBar: 'Banner, Aktion, Ferien, Mitteilung',
  announcementBubble: 'Banner, Aktion, Ferien, Mitteilung',
  jobs: 'Jobs, offene Stellen, Karriere',
  imageCollage: 'Bilder, Fotos',
  contentSliderBoard: 'Karussell, Slideshow, blättern, Karten',
  textOnImage: 'Banner, Foto mit Text',
  productBoard: 'Produkte, Sortiment, Preise, Preisliste, Shop, Karten',
  stepFeedBoard: 'Schritte, Anleitung, so funktioniert es, Karten',
  courses: 'Kurs, Veranstaltungen, Anlässe, Agenda',
  videoPlayer: 'Film, YouTube',
  spacer: 'Leerraum, Zwischenraum, Linie',
  mapContainer: 'Landkarte, Standorte, Orte',
  mediaGallery: 'Bilder, Fotos, Album',
  reviewSlider: 'Rezensionen, Sterne, Google',
  instagramFeed: 'Bilder, soziale Medien',
  contactForm: 'Anfrage, Nachricht, Mail',
}
