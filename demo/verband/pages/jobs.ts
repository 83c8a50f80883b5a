import { rich, type DemoPage } from '../../demo-site.ts'

export const jobs: DemoPage = {
  key: 'jobs',
  slugs: { de: 'stellen', fr: 'emplois' },
  name: { de: 'Stellen', fr: 'Emplois' },
  description: {
    de: 'Offene Stellen und Lehrstellen in Schweizer Optikbetrieben, jede Woche geprüft.',
    fr: 'Postes et places d’apprentissage chez les opticiens suisses, vérifiés chaque semaine.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: 'Vier Stellen, jede Woche geprüft', fr: 'Quatre postes, vérifiés chaque semaine' } },
        title: { text: { de: 'Stellen', fr: 'Emplois' } },
        description: { text: { de: 'Mit Pensum, Lohnband und Ansprechperson. Ohne Angabe zum Lohn nehmen wir keine Stelle auf.', fr: 'Avec taux, fourchette salariale et contact. Sans indication de salaire, nous ne publions pas.' } },
        button: { text: { de: 'Stelle melden', fr: 'Annoncer un poste' }, link: { type: 'email', email: 'stellen@sehwerk.example' } },
        image: { picture: 'jobs-bench', alt: { de: 'Reihe besetzter Arbeitsplätze, ein freier steht im gelben Licht', fr: 'Rangée de postes occupés, une place libre dans la lumière jaune' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface' },
      slots: {
        title: { text: { de: 'Offene Stellen', fr: 'Postes ouverts' } },
        textBlock: {
          rich: {
            de: rich(['Bewerbungen an stellen@sehwerk.example leiten wir noch am selben Tag weiter.', '## Optometristin oder Optometrist BSc, 80–100 %', 'Thun, ab 1. Februar 2027. CHF 88’000 bis 98’000. Augenblick Thun, Ruth Aeschlimann.', '## Augenoptikerin oder Augenoptiker EFZ, 60 %', 'Stäfa, ab sofort. CHF 66’000 bis 72’000 bei 100 %. Optik Seeblick, Davide Bernasconi.', '## Werkstattleitung, 100 %', 'Aarau, ab 1. April 2027. CHF 78’000 bis 84’000. Linsenwerk Kern, Patrick Kern.', '## Geschäftsführung Filiale, 100 %', 'Moudon, nach Vereinbarung. CHF 92’000 bis 104’000. Optique du Bourg, Sylvie Chappuis.']),
            fr: rich(['Les candidatures envoyées à stellen@sehwerk.example sont transmises le jour même.', '## Optométriste BSc, 80–100 %', 'Thoune, dès le 1er février 2027. CHF 88’000 à 98’000. Augenblick Thun, Ruth Aeschlimann.', '## Opticienne ou opticien CFC, 60 %', 'Stäfa, de suite. CHF 66’000 à 72’000 pour 100 %. Optik Seeblick, Davide Bernasconi.', '## Responsable d’atelier, 100 %', 'Aarau, dès le 1er avril 2027. CHF 78’000 à 84’000. Linsenwerk Kern, Patrick Kern.', '## Gérance de magasin, 100 %', 'Moudon, à convenir. CHF 92’000 à 104’000. Optique du Bourg, Sylvie Chappuis.']),
          },
        },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'left', color: 'background' },
      slots: {
        kicker: { text: { de: 'Lehrbeginn August 2027', fr: 'Début en août 2027' } },
        title: { text: { de: 'Schnuppern, dann bewerben', fr: 'Un stage découverte, puis l’apprentissage' } },
        description: { text: { de: '41 Betriebe haben eine Lehrstelle frei. Lehrlohn nach Empfehlung: CHF 750 im ersten, CHF 950 im zweiten, CHF 1’200 im dritten und CHF 1’500 im vierten Jahr.', fr: '41 entreprises proposent une place d’apprentissage. Salaires recommandés : CHF 750 la première année, CHF 950 la deuxième, CHF 1’200 la troisième, CHF 1’500 la quatrième.' } },
        button: { text: { de: 'Lehrstellenliste anfordern', fr: 'Demander la liste des places' }, link: { type: 'email', email: 'bildung@sehwerk.example' } },
        image: { picture: 'workshop-young', alt: { de: 'Drei Lernende an der Werkbank, eine schaut durch eine Lupe', fr: 'Trois apprentis à l’établi, l’une regarde à la loupe' } },
      },
    },
  ],
}
