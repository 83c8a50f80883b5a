import type { DemoGroup } from '../../demo-site.ts'
import { same, type Words } from '../words.ts'

type News = { date: Words; title: Words; text: Words; picture?: string; alt?: Words; link?: { text: Words; pageKey: string } }

const entry = ({ date, title, text, picture, alt, link }: News): DemoGroup => ({
  type: 'newsFeedCard',
  slots: {
    ...(picture && alt && { image: { picture, alt } }),
    kicker: { text: date },
    title: { text: title },
    description: { text },
    ...(link && { button: { text: link.text, link: { pageKey: link.pageKey } } }),
  },
})

export const news: DemoGroup = {
  type: 'newsFeedBoard',
  options: { itemCount: 3, pagination: true, color: 'background' },
  slots: { title: { text: { de: 'Aus dem Verband', fr: 'Actualité' } } },
  cards: [
    entry({
      date: { de: '2. November 2026', fr: '2 novembre 2026' },
      title: { de: 'Vernehmlassung zur Optometrie eingereicht', fr: 'Optométrie : notre prise de position est déposée' },
      text: { de: 'Der Bundesrat will regeln, wer welche optometrischen Leistungen erbringen darf. Unsere Stellungnahme fordert klare Grenzen und kurze Wege zur Augenärztin.', fr: 'Le Conseil fédéral veut régler qui fournit quelles prestations d’optométrie. Nous demandons des limites claires et des voies courtes vers l’ophtalmologie.' },
      picture: 'lens-diagram',
      alt: { de: 'Strahlengang durch eine Sammellinse', fr: 'Trajet des rayons dans une lentille convergente' },
      link: { text: { de: 'Unser Auftrag', fr: 'Notre mission' }, pageKey: 'about' },
    }),
    entry({
      date: { de: '19. Oktober 2026', fr: '19 octobre 2026' },
      title: { de: 'Lohnempfehlung 2027: plus 1,4 %', fr: 'Recommandation salariale 2027 : plus 1,4 %' },
      text: { de: 'Der Vorstand empfiehlt den Teuerungsausgleich auf allen Stufen, auch für Lernende im dritten und vierten Jahr.', fr: 'Le comité recommande la compensation du renchérissement à tous les échelons, apprentis de troisième et quatrième année compris.' },
      picture: 'handshake',
      alt: { de: 'Händedruck vor zwei sich überlappenden Kreisen', fr: 'Poignée de main devant deux cercles qui se croisent' },
      link: { text: { de: 'Offene Stellen', fr: 'Postes ouverts' }, pageKey: 'jobs' },
    }),
    entry({
      date: { de: '28. September 2026', fr: '28 septembre 2026' },
      title: { de: '38 neue Betriebe seit Jahresbeginn', fr: '38 nouvelles entreprises depuis janvier' },
      text: { de: 'Besonders viele kommen aus der Romandie und aus dem Tessin. Damit zählt Sehwerk zum ersten Mal über 600 Mitglieder.', fr: 'Elles viennent surtout de Suisse romande et du Tessin. Sehwerk dépasse ainsi pour la première fois les 600 membres.' },
      picture: 'members-map',
      alt: { de: 'Schweizer Karte aus Punkten mit Mitgliedstandorten', fr: 'Carte de Suisse en points avec les membres' },
      link: { text: { de: 'Mitglieder nach Region', fr: 'Les membres par région' }, pageKey: 'members' },
    }),
    entry({
      date: { de: '1. September 2026', fr: '1er septembre 2026' },
      title: { de: 'Anmeldung für aspect 2027 geöffnet', fr: 'Les inscriptions à aspect 2027 sont ouvertes' },
      text: { de: 'Zwölf Vorträge, sechs Fortbildungspunkte. Bis Ende Jahr gilt der Mitgliederpreis auch für eine Begleitperson.', fr: 'Douze conférences, six points de formation. Jusqu’à la fin de l’année, le tarif membre vaut aussi pour une personne qui vous accompagne.' },
      picture: 'trade-fair',
      alt: { de: 'Messehalle mit vielen Ständen, einer davon gelb', fr: 'Halle d’exposition avec de nombreux stands, dont un jaune' },
      link: { text: { de: 'Zum Kongress', fr: 'Voir le congrès' }, pageKey: 'congress' },
    }),
    entry({
      date: { de: '17. August 2026', fr: '17 août 2026' },
      title: { de: '184 neue Berufsleute', fr: '184 nouveaux professionnels' },
      text: { de: 'An der Feier in Zollikofen erhielten sie ihr Fähigkeitszeugnis. Die beste Note, eine 5,8, geht nach Delémont.', fr: 'Ils ont reçu leur CFC lors de la cérémonie de Zollikofen. La meilleure note, un 5,8, part à Delémont.' },
      picture: 'workshop-young',
      alt: { de: 'Drei Lernende an der Werkbank, eine schaut durch eine Lupe', fr: 'Trois apprentis à l’établi, l’une regarde à la loupe' },
    }),
    entry({
      date: { de: '8. Juni 2026', fr: '8 juin 2026' },
      title: { de: 'Jahresbericht 2025 erschienen', fr: 'Rapport annuel 2025 publié' },
      text: { de: 'Rechnung, Statistik und ein Rückblick auf 104 Jahre. Mitglieder erhalten ihn gedruckt.', fr: 'Comptes, statistiques et un regard sur 104 ans. Les membres le reçoivent imprimé.' },
      picture: 'archive',
      alt: { de: 'Regale mit Ordnern, ein gelber ragt heraus', fr: 'Rayonnages de classeurs, un jaune dépasse' },
    }),
  ],
}

const voice = (quote: Words, name: string, who: Words, picture?: { picture: string; alt: Words }): DemoGroup => ({
  type: 'testimonialDetails',
  slots: { quote: { text: quote }, name: { text: same(name) }, function: { text: who }, ...(picture && { image: picture }) },
})

export const voices: DemoGroup = {
  type: 'testimonialsContainer',
  options: { layout: 'grid', columns: 3, color: 'background' },
  slots: { title: { text: { de: 'Warum sie dabei sind', fr: 'Pourquoi ils en sont' } } },
  cards: [
    voice({ de: 'Die Rechtsauskunft hat uns beim neuen Mietvertrag mehr gespart als zehn Jahresbeiträge.', fr: 'Pour notre nouveau bail, le conseil juridique nous a économisé plus de dix cotisations.' }, 'Ruth Aeschlimann', { de: 'Augenblick Thun', fr: 'Augenblick Thun, Thoune' }),
    voice({ de: 'Unsere Nachfolge haben wir über den Marktplatz gefunden. Zwei Inserate, ein Gespräch, ein Handschlag.', fr: 'Nous avons trouvé notre successeur sur le marché. Deux annonces, une discussion, une poignée de main.' }, 'Sylvie Chappuis', { de: 'Optique du Bourg, Moudon', fr: 'Optique du Bourg, Moudon' }),
    voice({ de: 'Meine Lernenden kommen aus den Kursen mit Fragen zurück, die auch mich weiterbringen.', fr: 'Mes apprentis reviennent des cours avec des questions qui me font progresser aussi.' }, 'Patrick Kern', { de: 'Linsenwerk Kern, Aarau', fr: 'Linsenwerk Kern, Aarau' }),
  ],
}
