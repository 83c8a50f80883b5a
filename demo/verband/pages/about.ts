import { rich, type DemoPage } from '../../demo-site.ts'
import { card, same } from '../words.ts'

export const about: DemoPage = {
  key: 'about',
  slugs: { de: 'ueber-uns', fr: 'a-propos' },
  name: { de: 'Über uns', fr: 'À propos' },
  description: {
    de: 'Sehwerk vertritt seit 1921 die unabhängige Augenoptik in der Schweiz. Auftrag, Geschichte, Personen.',
    fr: 'Depuis 1921, Sehwerk représente l’optique indépendante en Suisse. Mission, histoire, personnes.',
  },
  sections: [
    {
      type: 'hero',
      slots: {
        kicker: { text: { de: 'Seit 1921', fr: 'Depuis 1921' } },
        title: { text: { de: 'Über uns', fr: 'À propos' } },
        description: { text: { de: 'Neun Menschen auf der Geschäftsstelle, elf im Vorstand, 612 Betriebe dahinter.', fr: 'Neuf personnes au secrétariat, onze au comité, 612 entreprises derrière elles.' } },
        image: { picture: 'archive', alt: { de: 'Regale mit Ordnern, ein gelber ragt heraus', fr: 'Rayonnages de classeurs, un jaune dépasse' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface' },
      slots: {
        title: { text: { de: 'Unser Auftrag', fr: 'Notre mission' } },
        textBlock: {
          rich: {
            de: rich(['- **Vertreten:** gegenüber Bund, Kantonen und Versicherern', '- **Ausbilden:** überbetriebliche Kurse, Prüfungen, Fortbildung', '- **Verbinden:** Verzeichnis, Marktplatz und aspect', '- **Auskunft geben:** Recht, Lohn, Qualität, innert zwei Arbeitstagen']),
            fr: rich(['- **Représenter :** auprès de la Confédération, des cantons et des assureurs', '- **Former :** cours interentreprises, examens, formation continue', '- **Relier :** répertoire, marché et aspect', '- **Renseigner :** droit, salaires, qualité, en deux jours ouvrables']),
          },
        },
      },
    },
    {
      type: 'imageBoard',
      options: { layout: 'grid', columns: 4, color: 'background' },
      slots: { title: { text: { de: 'Personen', fr: 'Personnes' } } },
      cards: [
        card({ picture: 'portrait-1', alt: { de: 'Porträt von Claudia Wyss', fr: 'Portrait de Claudia Wyss' }, title: same('Claudia Wyss'), text: { de: 'Präsidentin seit 2021, führt ein Geschäft in Burgdorf.', fr: 'Présidente depuis 2021, dirige un magasin à Berthoud.' } }),
        card({ picture: 'portrait-2', alt: { de: 'Porträt von Marc Zbinden', fr: 'Portrait de Marc Zbinden' }, title: same('Marc Zbinden'), text: { de: 'Geschäftsführer. Verhandelt mit Versicherern.', fr: 'Directeur. Négocie avec les assureurs.' } }),
        card({ picture: 'portrait-3', alt: { de: 'Porträt von Inès Rochat', fr: 'Portrait d’Inès Rochat' }, title: same('Inès Rochat'), text: { de: 'Leiterin Bildung. Prüft, was sie selbst unterrichtet hat.', fr: 'Responsable de la formation. Examine ce qu’elle a enseigné.' } }),
        card({ picture: 'portrait-4', alt: { de: 'Porträt von Tobias Gerber', fr: 'Portrait de Tobias Gerber' }, title: same('Tobias Gerber'), text: { de: 'Mitglieder und Kongress. Kennt jeden Stand in Halle 3.', fr: 'Membres et congrès. Connaît chaque stand de la halle 3.' } }),
      ],
    },
    {
      type: 'richTextBlock',
      options: { color: 'secondary' },
      slots: {
        title: { text: { de: 'Hundert Jahre in fünf Zeilen', fr: 'Cent ans en cinq lignes' } },
        textBlock: {
          rich: {
            de: rich(['**1921** Gründung in Bern mit 34 Betrieben', '**1954** Erste eidgenössische Berufsprüfung', '**1988** Eigene Kursräume in Zollikofen', '**2007** Optometrie wird Fachhochschulstudium', '**2019** Erster Kongresstag «aspect»']),
            fr: rich(['**1921** Fondation à Berne avec 34 entreprises', '**1954** Premier examen professionnel fédéral', '**1988** Nos propres salles de cours à Zollikofen', '**2007** L’optométrie entre à la haute école', '**2019** Première journée « aspect »']),
          },
        },
      },
    },
  ],
}
