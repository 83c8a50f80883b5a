import { rich, type DemoPage } from '../../demo-site.ts'
import { person, same, step } from '../words.ts'

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
      type: 'teamContainer',
      options: { layout: 'grid', columns: 4, color: 'background' },
      slots: { title: { text: { de: 'Personen', fr: 'Personnes' } } },
      cards: [
        person({ picture: 'portrait-1', name: 'Claudia Wyss', role: { de: 'Präsidentin seit 2021', fr: 'Présidente depuis 2021' }, about: { de: 'Führt ein Geschäft in Burgdorf.', fr: 'Dirige un magasin à Berthoud.' }, email: 'wyss@sehwerk.example' }),
        person({ picture: 'portrait-2', name: 'Marc Zbinden', role: { de: 'Geschäftsführer', fr: 'Directeur' }, about: { de: 'Verhandelt mit Versicherern.', fr: 'Négocie avec les assureurs.' }, email: 'zbinden@sehwerk.example' }),
        person({ picture: 'portrait-3', name: 'Inès Rochat', role: { de: 'Leiterin Bildung', fr: 'Responsable de la formation' }, about: { de: 'Prüft, was sie selbst unterrichtet hat.', fr: 'Examine ce qu’elle a enseigné.' }, email: 'rochat@sehwerk.example' }),
        person({ picture: 'portrait-4', name: 'Tobias Gerber', role: { de: 'Mitglieder und Kongress', fr: 'Membres et congrès' }, about: { de: 'Kennt jeden Stand in Halle 3.', fr: 'Connaît chaque stand de la halle 3.' }, email: 'gerber@sehwerk.example' }),
      ],
    },
    {
      type: 'stepFeedBoard',
      options: { color: 'secondary' },
      slots: { title: { text: { de: 'Hundert Jahre in fünf Schritten', fr: 'Cent ans en cinq étapes' } } },
      cards: [
        step(same('1921'), { de: 'Gründung in Bern mit 34 Betrieben.', fr: 'Fondation à Berne avec 34 entreprises.' }),
        step(same('1954'), { de: 'Erste eidgenössische Berufsprüfung.', fr: 'Premier examen professionnel fédéral.' }),
        step(same('1988'), { de: 'Eigene Kursräume in Zollikofen.', fr: 'Nos propres salles de cours à Zollikofen.' }),
        step(same('2007'), { de: 'Optometrie wird Fachhochschulstudium.', fr: 'L’optométrie entre à la haute école.' }),
        step(same('2019'), { de: 'Erster Kongresstag «aspect».', fr: 'Première journée « aspect ».' }),
      ],
    },
  ],
}
