import type { PagesTexts } from '../pages/de.ts'

export type ProposedPage = Exclude<keyof PagesTexts['templates'], 'contactForm'>

/** What visitors read in the menu: in the languages of the site, which need not be the editor's. The same languages have sample words. */
export const pageNames: Readonly<Record<'de' | 'fr' | 'it' | 'en', Readonly<Record<ProposedPage, string>>>> = {
  de: {
    about: 'Über uns',
    services: 'Leistungen',
    contact: 'Kontakt',
    prices: 'Preise',
    team: 'Team',
    faq: 'Fragen und Antworten',
    gallery: 'Galerie',
    news: 'Aktuelles',
    steps: 'So funktioniert es',
  },
  fr: {
    about: 'Qui sommes-nous',
    services: 'Prestations',
    contact: 'Contact',
    prices: 'Prix',
    team: 'Équipe',
    faq: 'Questions et réponses',
    gallery: 'Galerie',
    news: 'Actualités',
    steps: 'Comment ça marche',
  },
  it: {
    about: 'Chi siamo',
    services: 'Servizi',
    contact: 'Contatto',
    prices: 'Prezzi',
    team: 'Team',
    faq: 'Domande e risposte',
    gallery: 'Galleria',
    news: 'Novità',
    steps: 'Come funziona',
  },
  en: {
    about: 'About us',
    services: 'Services',
    contact: 'Contact',
    prices: 'Prices',
    team: 'Team',
    faq: 'Questions and answers',
    gallery: 'Gallery',
    news: 'News',
    steps: 'How it works',
  },
}
