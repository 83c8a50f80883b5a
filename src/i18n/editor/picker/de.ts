import type { EditorTexts } from '../de.ts'

/** What owners also call a kind of section when they look for it; nobody reads it. */
export type OtherNames = Readonly<Partial<Record<keyof EditorTexts['sections'], string>>>

export const de: OtherNames = {
  hero: 'Startbild, Kopfbild, Banner, Einstieg',
  cta: 'Foto, Knopf, Schaltfläche',
  multiCta: 'Karten, Kacheln, Kästen, Knöpfe, Themen nebeneinander',
  richTextBlock: 'Absatz, Überschrift, Liste, fett, AGB, FAQ, Fragen und Antworten, häufige Fragen',
  bookingContainer: 'Termin, Reservation, Kalender, online buchen',
  teamContainer: 'Mitarbeitende, Mitarbeiter, Personen, Leute, Porträts, Über uns, Karten',
  servicesContainer: 'Leistungen, Dienstleistungen, Preise, Preisliste, Speisekarte, Menükarte, Karten',
  testimonialsContainer: 'Meinungen, Zitate, Referenzen, Bewertungen, Karten',
  imageBoard: 'Bilder, Fotos, Karten, Bildkarten, Kacheln, Slider, Karussell, Diashow, Slideshow',
  serviceBoard: 'Leistungen, Dienstleistungen, Preise, Preisliste, Speisekarte, Menükarte, Textkarten, Karten ohne Bild, FAQ, Fragen und Antworten',
  contact: 'Adresse, Öffnungszeiten, Telefon, E-Mail, Anfahrt',
  newsFeedBoard: 'Neuigkeiten, Aktuelles, Blog, Artikel, Karten',
  announcementBar: 'Banner, Aktion, Ferien, Mitteilung',
  announcementBubble: 'Banner, Aktion, Ferien, Mitteilung',
  jobs: 'Jobs, offene Stellen, Karriere',
  imageCollage: 'Bilder, Fotos',
  contentSliderBoard: 'Slider, Karussell, Diashow, Slideshow, blättern, Karten',
  textOnImage: 'Banner, Foto mit Text',
  productBoard: 'Produkte, Sortiment, Preise, Preisliste, Speisekarte, Menükarte, Shop, Karten, Kacheln',
  stepFeedBoard: 'Schritte, Anleitung, so funktioniert es, Karten',
  courses: 'Kurs, Veranstaltungen, Anlässe, Agenda, Karten',
  videoPlayer: 'Film, YouTube',
  spacer: 'Leerraum, Zwischenraum, Linie',
  mapContainer: 'Landkarte, Stadtplan, Anfahrt, Standorte, Orte',
  mediaGallery: 'Bilder, Fotos, Album',
  reviewSlider: 'Rezensionen, Sterne, Google',
  instagramFeed: 'Bilder, soziale Medien',
  contactForm: 'Anfrage, Nachricht, Mail',
}
