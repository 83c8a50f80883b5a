import type { DemoGroup } from '../../demo-site.ts'
import { same, type Words } from '../words.ts'

const voice = (quote: Words, name: string, who: Words): DemoGroup => ({ type: 'testimonialDetails', slots: { quote: { text: quote }, name: { text: same(name) }, function: { text: who } } })

export const voices: DemoGroup = {
  type: 'testimonialsContainer',
  options: { layout: 'grid', columns: 3, color: 'background' },
  slots: { title: { text: { de: 'Was man am See erzählt', fr: 'Ce qu’on en dit au bord du lac', it: 'Cosa si racconta sul lago', en: 'What people say by the lake' } } },
  cards: [
    voice(
      {
        de: 'Nach vierzig Minuten sagte mir Frau Hatt, dass meine Brille noch stimmt. Seither schicke ich die ganze Familie hin.',
        fr: 'Après quarante minutes, Madame Hatt m’a dit que mes lunettes allaient encore. Depuis, j’y envoie toute la famille.',
        it: 'Dopo quaranta minuti la signora Hatt mi ha detto che i miei occhiali andavano ancora bene. Da allora ci mando tutta la famiglia.',
        en: 'After forty minutes Ms Hatt told me my glasses were still fine. I have been sending the whole family ever since.',
      },
      'Ursula Kälin',
      { de: 'Primarlehrerin, Jona', fr: 'Enseignante, Jona', it: 'Insegnante, Jona', en: 'Primary teacher, Jona' },
    ),
    voice(
      {
        de: 'Bügel ab, um neun gebracht, um vier abgeholt. Gekostet hat es weniger als das Mittagessen dazwischen.',
        fr: 'Une branche cassée, déposée à neuf heures, reprise à seize heures. Pour moins cher que le repas de midi.',
        it: 'Asta rotta, portata alle nove, ritirata alle quattro. È costato meno del pranzo nel frattempo.',
        en: 'Broken temple, dropped off at nine, picked up at four. It cost less than lunch in between.',
      },
      'Reto Landolt',
      { de: 'Schiffsführer, Stäfa', fr: 'Capitaine, Stäfa', it: 'Capitano di battello, Stäfa', en: 'Boat captain, Stäfa' },
    ),
    voice(
      {
        de: 'Unsere Tochter geht gern zur Kontrolle. Sie sagt, Davide könne schlecht Memory spielen. Er lässt sie gewinnen.',
        fr: 'Notre fille va volontiers au contrôle. Elle dit que Davide joue mal au memory. Il la laisse gagner.',
        it: 'Nostra figlia va volentieri al controllo. Dice che Davide è scarso a memory. La lascia vincere.',
        en: 'Our daughter likes her check-ups. She says Davide is bad at pairs. He lets her win.',
      },
      'Chidi Okafor',
      { de: 'Vater, Männedorf', fr: 'Père de famille, Männedorf', it: 'Papà, Männedorf', en: 'Father, Männedorf' },
    ),
  ],
}

export const branchReviews: DemoGroup = {
  type: 'reviewSlider',
  options: { color: 'surface', minRating: 4, locations: ['rapperswil', 'staefa', 'waedenswil'] },
  slots: { title: { text: { de: 'Bewertet in allen drei Filialen', fr: 'Les avis de nos trois magasins', it: 'Recensioni dalle tre filiali', en: 'Rated in all three branches' } } },
}

type Article = { picture: string; alt: Words; title: Words; teaser: Words; slug: string }

const article = ({ picture, alt, title, teaser, slug }: Article): DemoGroup => ({
  type: 'goFeedCard',
  options: { articleUrl: `https://magazin.optik-seeblick.example/${slug}`, ownPost: true },
  slots: { image: { picture, alt }, title: { text: title }, description: { text: teaser } },
})

export const magazine: DemoGroup = {
  type: 'goFeed',
  options: { itemCount: 3, color: 'surface' },
  slots: {
    title: { text: { de: 'Gut zu wissen', fr: 'Bon à savoir', it: 'Buono a sapersi', en: 'Good to know' } },
    description: { text: { de: 'Kurze Antworten auf Fragen, die uns im Laden oft gestellt werden.', fr: 'Des réponses courtes aux questions qu’on nous pose souvent en magasin.', it: 'Risposte brevi alle domande che ci vengono poste più spesso in negozio.', en: 'Short answers to questions we often hear in the shop.' } },
  },
  cards: [
    article({
      picture: 'kids-glasses',
      alt: { de: 'Mädchen mit runder roter Brille', fr: 'Fillette aux lunettes rondes et rouges', it: 'Bambina con occhiali rossi rotondi', en: 'Girl wearing round red glasses' },
      title: { de: 'Ab wann zum ersten Sehtest?', fr: 'Le premier examen, à quel âge ?', it: 'A che età il primo esame?', en: 'When is the first eye test due?' },
      teaser: { de: 'Mit vier Jahren, spätestens vor dem Kindergarten. Woran Sie merken, dass es früher sein sollte.', fr: 'À quatre ans, au plus tard avant l’école enfantine. Les signes qui invitent à venir plus tôt.', it: 'A quattro anni, al più tardi prima della scuola dell’infanzia. I segnali per venire prima.', en: 'At four, before kindergarten at the latest. And the signs that it should be sooner.' },
      slug: 'erster-sehtest',
    }),
    article({
      picture: 'contact-lens',
      alt: { de: 'Kontaktlinse auf einer Wasseroberfläche', fr: 'Lentille de contact à la surface de l’eau', it: 'Lente a contatto sulla superficie dell’acqua', en: 'Contact lens on the surface of water' },
      title: { de: 'Mit Linsen in den See?', fr: 'Nager avec des lentilles ?', it: 'Nel lago con le lenti?', en: 'Lenses in the lake?' },
      teaser: { de: 'Lieber nicht, ausser es sind Tageslinsen und eine Schwimmbrille ist dabei. Warum, in zwei Minuten.', fr: 'Plutôt non, sauf journalières avec lunettes de natation. L’explication en deux minutes.', it: 'Meglio di no, salvo giornaliere e occhialini. Il perché in due minuti.', en: 'Better not, unless they are dailies under goggles. Why, in two minutes.' },
      slug: 'linsen-im-see',
    }),
    article({
      picture: 'lens-refraction',
      alt: { de: 'Drei Linsen vor dem See', fr: 'Trois lentilles devant le lac', it: 'Tre lenti davanti al lago', en: 'Three lenses in front of the lake' },
      title: { de: 'Blaufilter: was er kann und was nicht', fr: 'Filtre bleu : ce qu’il fait, ce qu’il ne fait pas', it: 'Filtro blu: cosa fa e cosa no', en: 'Blue filters: what they do and do not do' },
      teaser: { de: 'Müde Augen am Bildschirm kommen selten vom blauen Licht. Drei Dinge, die mehr bringen.', fr: 'La fatigue devant l’écran vient rarement de la lumière bleue. Trois choses plus utiles.', it: 'Gli occhi stanchi allo schermo raramente dipendono dalla luce blu. Tre cose più utili.', en: 'Tired eyes at the screen rarely come from blue light. Three things that help more.' },
      slug: 'blaufilter',
    }),
  ],
}
