import { rich, type DemoPage } from '../../demo-site.ts'
import { card, joinButton, person, same } from '../words.ts'
import { nextCourses } from './education.ts'
import { news, voices } from './home-news.ts'

export const home: DemoPage = {
  key: 'home',
  role: 'home',
  slugs: same('~home'),
  name: { de: 'Verband der Schweizer Augenoptik', fr: 'Association suisse de l’optique' },
  description: {
    de: 'Berufsverband der Augenoptik in der Schweiz: 612 Betriebe, Stellen, Marktplatz, Bildung und der Kongresstag «aspect».',
    fr: 'Association professionnelle de l’optique en Suisse : 612 entreprises, emplois, marché, formation et la journée « aspect ».',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: 'Verband der Schweizer Augenoptik', fr: 'Association suisse de l’optique' } },
        title: { text: { de: '612 Betriebe, ein Blick', fr: '612 entreprises, un regard' } },
        description: {
          text: {
            de: 'Sehwerk vertritt die unabhängigen Augenoptikerinnen und Augenoptiker gegenüber Behörden, Versicherern und Industrie.',
            fr: 'Sehwerk représente les opticiennes et opticiens indépendants auprès des autorités, des assureurs et de l’industrie.',
          },
        },
        button: joinButton,
        secondaryButton: { text: { de: 'Kongress aspect 2027', fr: 'Congrès aspect 2027' }, link: { pageKey: 'congress' } },
        image: { picture: 'landolt', alt: { de: 'Landoltringe in abnehmender Grösse', fr: 'Anneaux de Landolt de taille décroissante' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface', textSize: 'large' },
      slots: {
        title: { text: { de: 'Der Verband in Zahlen', fr: 'L’association en chiffres' } },
        textBlock: {
          rich: {
            de: rich(['**612** Mitgliedbetriebe in 24 Kantonen', '**3400** Beschäftigte, davon 540 Lernende', '**184** abgeschlossene Lehren im Jahr 2026', '**1921** gegründet in Bern']),
            fr: rich(['**612** entreprises membres dans 24 cantons', '**3400** personnes employées, dont 540 en apprentissage', '**184** apprentissages réussis en 2026', '**1921** fondation à Berne']),
          },
        },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'right', color: 'primary' },
      slots: {
        kicker: { text: { de: 'Montag, 15. März 2027, Bern', fr: 'Lundi 15 mars 2027, Berne' } },
        title: { text: { de: 'aspect: der Tag, an dem die Branche zusammenkommt', fr: 'aspect : la journée où la branche se retrouve' } },
        description: { text: { de: 'Zwölf Vorträge, 54 Ausstellende, ein Apéro. Mitglieder zahlen CHF 190.', fr: 'Douze conférences, 54 exposants, un apéritif. Membres : CHF 190.' } },
        button: { text: { de: 'Programm ansehen', fr: 'Voir le programme' }, link: { pageKey: 'congress' } },
        image: { picture: 'hero-congress', alt: { de: 'Saalplan mit einem Lichtkegel vom Rednerpult', fr: 'Salle vue d’en haut, un faisceau part du pupitre' }, focalPoint: { x: 0.6, y: 0.6 } },
      },
    },
    {
      type: 'imageBoard',
      options: { layout: 'grid', columns: 4, color: 'background' },
      slots: { title: { text: { de: 'Was Mitglieder nutzen', fr: 'Ce que les membres utilisent' } } },
      cards: [
        card({ picture: 'members-map', alt: { de: 'Schweizer Karte aus Punkten mit Mitgliedstandorten', fr: 'Carte de Suisse en points avec les membres' }, title: { de: 'Mitglieder', fr: 'Membres' }, text: { de: '612 Betriebe nach Region, und wer neu dabei ist.', fr: '612 entreprises par région, et les nouvelles venues.' }, link: { pageKey: 'members' } }),
        card({ picture: 'jobs-bench', alt: { de: 'Reihe besetzter Arbeitsplätze, ein freier steht im gelben Licht', fr: 'Rangée de postes occupés, une place libre dans la lumière jaune' }, title: { de: 'Stellen', fr: 'Emplois' }, text: { de: 'Offene Stellen und Lehrstellen, wöchentlich geprüft.', fr: 'Postes et places d’apprentissage, vérifiés chaque semaine.' }, link: { pageKey: 'jobs' } }),
        card({ picture: 'marketplace-frames', alt: { de: 'Raster mit zwölf Brillenformen', fr: 'Grille de douze formes de lunettes' }, title: { de: 'Marktplatz', fr: 'Marché' }, text: { de: 'Geräte, Einrichtung und Nachfolge von Betrieb zu Betrieb.', fr: 'Appareils, mobilier et reprises entre entreprises.' }, link: { pageKey: 'marketplace' } }),
        card({ picture: 'archive', alt: { de: 'Regale mit Ordnern, ein gelber ragt heraus', fr: 'Rayonnages de classeurs, un jaune dépasse' }, title: { de: 'Verband', fr: 'Association' }, text: { de: 'Wer wir sind und wofür wir seit 1921 eintreten.', fr: 'Qui nous sommes et ce que nous défendons depuis 1921.' }, link: { pageKey: 'about' } }),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'left', color: 'surface' },
      slots: {
        kicker: { text: { de: 'Nachwuchs', fr: 'Relève' } },
        title: { text: { de: 'Vier Jahre, ein Beruf mit Zukunft', fr: 'Quatre ans, un métier d’avenir' } },
        description: {
          text: {
            de: 'Augenoptikerin EFZ, Augenoptiker EFZ: Wir führen die überbetrieblichen Kurse in Zollikofen, Zürich und Lausanne und prüfen jährlich rund 190 Lernende.',
            fr: 'Opticienne CFC, opticien CFC : nous organisons les cours interentreprises à Zollikofen, Zurich et Lausanne et examinons chaque année quelque 190 apprentis.',
          },
        },
        button: { text: { de: 'Lehrstellen finden', fr: 'Trouver une place' }, link: { pageKey: 'jobs' } },
        image: { picture: 'workshop-young', alt: { de: 'Drei Lernende an der Werkbank, eine schaut durch eine Lupe', fr: 'Trois apprentis à l’établi, l’une regarde à la loupe' } },
      },
    },
    news,
    {
      type: 'textOnImage',
      options: { textPosition: 'center-left', color: 'secondary' },
      slots: {
        title: { text: { de: 'Wir verhandeln, damit Sie arbeiten können', fr: 'Nous négocions pour que vous puissiez travailler' } },
        description: {
          text: {
            de: 'Rahmenverträge mit drei Krankenversicherern, ein Gesamtarbeitsvertrag und eine Rechtsauskunft, die innert zwei Arbeitstagen antwortet.',
            fr: 'Des contrats-cadres avec trois assureurs, une convention collective et un service juridique qui répond en deux jours ouvrables.',
          },
        },
        button: { text: { de: 'Über den Verband', fr: 'L’association' }, link: { pageKey: 'about' } },
        backgroundImage: { picture: 'handshake', alt: { de: 'Händedruck vor zwei sich überlappenden Kreisen', fr: 'Poignée de main devant deux cercles qui se croisent' } },
      },
    },
    {
      type: 'courses',
      options: { color: 'background' },
      slots: {
        title: { text: { de: 'Nächste Kurse', fr: 'Prochains cours' } },
        description: { text: { de: 'Preise für Mitglieder. Alle Daten des Halbjahrs stehen auf der Seite Kurse.', fr: 'Prix pour les membres. Toutes les dates du semestre figurent à la page Cours.' } },
      },
      cards: nextCourses,
    },
    {
      type: 'teamContainer',
      options: { layout: 'grid', columns: 4, color: 'surface' },
      slots: { title: { text: { de: 'Geschäftsstelle und Vorstand', fr: 'Secrétariat et comité' } } },
      cards: [
        person({ picture: 'portrait-1', name: 'Claudia Wyss', role: { de: 'Präsidentin, Burgdorf', fr: 'Présidente, Berthoud' } }),
        person({ picture: 'portrait-2', name: 'Marc Zbinden', role: { de: 'Geschäftsführer', fr: 'Directeur' } }),
        person({ picture: 'portrait-3', name: 'Inès Rochat', role: { de: 'Bildung, Lausanne', fr: 'Formation, Lausanne' } }),
        person({ picture: 'portrait-4', name: 'Tobias Gerber', role: { de: 'Mitglieder und Kongress', fr: 'Membres et congrès' } }),
      ],
    },
    voices,
    {
      type: 'cta',
      options: { alignment: 'left', color: 'surface' },
      slots: {
        title: { text: { de: 'Ab CHF 480 im Jahr dabei', fr: 'Membre dès CHF 480 par an' } },
        description: { text: { de: 'Der Beitrag richtet sich nach der Zahl Ihrer Beschäftigten. Das erste Jahr kostet die Hälfte.', fr: 'La cotisation dépend du nombre de personnes employées. La première année est à moitié prix.' } },
        button: joinButton,
        image: { picture: 'prism', alt: { de: 'Prisma, das einen Lichtstrahl auffächert', fr: 'Prisme décomposant un rayon de lumière' } },
      },
    },
  ],
}
