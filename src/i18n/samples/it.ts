import type { Samples } from './de.ts'

export const it: Samples = {
  plain: {
    kicker: ['Prima di tutto'],
    title: ['Un titolo che incuriosisce'],
    subtitle: ['Una breve frase in più'],
    description: ['Bastano due o tre frasi: che cos’è, per chi è e perché ne vale la pena.'],
    textBlock: ['Qui c’è posto per un testo più lungo. Raccontate ciò che vi sta a cuore, come fareste in negozio.'],
    button: ['Per saperne di più'],
    secondaryButton: ['Contattateci'],
    name: ['Nome Cognome'],
    function: ['Ruolo in azienda'],
    quote: ['Qualcosa di bello che hanno detto di voi.'],
    email: ['nome@esempio.ch'],
    duration: ['30 minuti'],
    cost: ['50'],
  },
  hero: {
    kicker: ['Benvenuti'],
    title: ['Che bello avervi qui'],
    subtitle: ['Che cosa facciamo, in una frase'],
    description: ['Due o tre frasi per chi è qui per la prima volta: che cosa offrite e perché si viene volentieri da voi.'],
  },
  announcement: {
    title: ['Da sapere'],
    description: ['Lunedì il nostro negozio resta chiuso.'],
    button: ['Di più'],
  },
  columns: {
    title: ['Consulenza'],
    secondaryTitle: ['Artigianato'],
    tertiaryTitle: ['Servizio'],
    description: ['Una o due frasi sul primo tema.'],
    secondaryDescription: ['Una o due frasi sul secondo tema.'],
    tertiaryDescription: ['Una o due frasi sul terzo tema.'],
    button: ['Per saperne di più'],
    secondaryButton: ['Per saperne di più'],
    tertiaryButton: ['Per saperne di più'],
  },
  booking: {
    title: ['Fissare un appuntamento'],
    description: ['Scegliete con calma l’orario che vi conviene.'],
    button: ['Scegliere una data'],
  },
  team: {
    title: ['Il nostro team'],
    description: ['Queste persone sono qui per voi.'],
  },
  person: {
    name: ['Anna Modello', 'Bruno Esempio', 'Carla Rossi'],
    function: ['Titolare', 'Consulenza', 'Laboratorio'],
    description: ['Una frase su ciò che questa persona ama fare.'],
  },
  offer: {
    title: ['La nostra offerta'],
    description: ['Che cosa possiamo fare per voi.'],
  },
  voices: {
    title: ['Che cosa dicono i nostri clienti'],
  },
  voice: {
    quote: ['Gentili, precisi e senza fretta. Torno volentieri.', 'Finalmente qualcuno che si prende il tempo.', 'Tutto perfetto al primo colpo.'],
    name: ['Anna M.', 'Bruno E.', 'Carla R.'],
    function: ['Cliente', 'Cliente', 'Cliente'],
  },
  gallery: {
    title: ['Uno sguardo da noi'],
    description: ['Una frase sulle immagini.'],
  },
  picture: {
    title: ['Titolo dell’immagine'],
    description: ['Una frase sull’immagine.'],
  },
  services: {
    title: ['Prestazioni'],
    description: ['Che cosa trovate da noi.'],
  },
  service: {
    title: ['Prima prestazione', 'Seconda prestazione', 'Terza prestazione'],
    description: ['Una o due frasi: che cosa comprende e per chi è pensata.'],
    duration: ['30 minuti', '45 minuti', '60 minuti'],
    cost: ['50', '80', '120'],
  },
  contact: {
    title: ['Come trovarci'],
  },
  articles: {
    title: ['Da sapere'],
    description: ['Articoli da leggere.'],
  },
  article: {
    title: ['Primo articolo', 'Secondo articolo', 'Terzo articolo'],
    description: ['Di che cosa si tratta, in una frase.'],
  },
  news: {
    title: ['Novità'],
    description: ['Che cosa succede da noi.'],
  },
  newsItem: {
    kicker: ['1º marzo', '15 marzo', '30 marzo'],
    title: ['Nuovo nell’assortimento', 'Giornata delle porte aperte', 'Orari prolungati'],
    description: ['Che cosa, quando e dove, in due frasi.'],
  },
  products: {
    title: ['Dal nostro assortimento'],
    description: ['Una piccola scelta.'],
  },
  product: {
    title: ['Primo prodotto', 'Secondo prodotto', 'Terzo prodotto'],
    description: ['Che cosa lo rende speciale.'],
    cost: ['24.90', '49', '120'],
    button: ['Guardare'],
  },
  steps: {
    title: ['Come funziona'],
    description: ['In pochi passi.'],
  },
  step: {
    title: ['Conoscersi', 'Consigliare', 'Ritirare'],
    description: ['Che cosa succede in questo passo.'],
  },
  video: {
    title: ['Uno sguardo dietro le quinte'],
    description: ['Di che cosa parla il video.'],
  },
  form: {
    title: ['Scriveteci'],
    description: ['Rispondiamo il più presto possibile.'],
  },
  reviews: {
    title: ['Recensioni'],
  },
  social: {
    title: ['Su Instagram'],
  },
  photos: {
    title: ['Immagini'],
  },
}
