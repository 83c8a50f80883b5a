import type { DemoGroup, DemoPage } from '../../demo-site.ts'
import { offer, step } from '../words.ts'

const enrol = { text: { de: 'Anmelden', fr: 'S’inscrire' }, link: { type: 'email' as const, email: 'bildung@sehwerk.example' } }

/** The next three; the page lists all. */
export const nextCourses: readonly DemoGroup[] = [
  offer({ title: { de: 'Refraktion bei Kindern', fr: 'La réfraction chez l’enfant' }, text: { de: '21. Januar 2027, Zollikofen. Mit Übungen an zwölf freiwilligen Kindern.', fr: '21 janvier 2027, Zollikofen. Avec exercices sur douze enfants volontaires.' }, note: { de: '1 Tag, deutsch', fr: '1 jour, en allemand' }, cost: '320', button: enrol }),
  offer({ title: { de: 'Formstabile Linsen anpassen', fr: 'Adapter des lentilles rigides' }, text: { de: '4. und 5. Februar 2027, Lausanne. Vom Keratogramm bis zur Nachkontrolle.', fr: '4 et 5 février 2027, Lausanne. Du kératogramme au contrôle final.' }, note: { de: '2 Tage, französisch', fr: '2 jours, en français' }, cost: '590', button: enrol }),
  offer({ title: { de: 'Lohn, Ferien, Kündigung', fr: 'Salaire, vacances, congé' }, text: { de: '24. Februar 2027, online. Arbeitsrecht für kleine Betriebe, mit Zeit für Ihre Fälle.', fr: '24 février 2027, en ligne. Le droit du travail des petites entreprises, avec vos cas.' }, note: { de: '3 Stunden, zweisprachig', fr: '3 heures, bilingue' }, cost: '90', button: enrol }),
]

export const education: DemoPage = {
  key: 'education',
  slugs: { de: 'kurse', fr: 'cours' },
  name: { de: 'Kurse', fr: 'Cours' },
  description: {
    de: 'Fortbildung für die Augenoptik: Kurse in Zollikofen, Zürich, Lausanne und online, mit Daten und Preisen.',
    fr: 'Formation continue en optique : cours à Zollikofen, Zurich, Lausanne et en ligne, avec dates et prix.',
  },
  sections: [
    {
      type: 'hero',
      options: { size: 'medium' },
      slots: {
        kicker: { text: { de: 'Bildung', fr: 'Formation' } },
        title: { text: { de: 'Kurse', fr: 'Cours' } },
        description: { text: { de: 'Kleine Gruppen, echte Fälle, Fortbildungspunkte. Mitglieder zahlen den genannten Preis, alle anderen das Anderthalbfache.', fr: 'Petits groupes, cas réels, points de formation. Les membres paient le prix indiqué, les autres une fois et demie.' } },
        image: { picture: 'workshop-young', alt: { de: 'Drei Lernende an der Werkbank, eine schaut durch eine Lupe', fr: 'Trois apprentis à l’établi, l’une regarde à la loupe' } },
      },
    },
    {
      type: 'courses',
      options: { color: 'background' },
      slots: { title: { text: { de: 'Erstes Halbjahr 2027', fr: 'Premier semestre 2027' } }, description: { text: { de: 'Anmeldeschluss ist jeweils zwei Wochen vorher.', fr: 'Délai d’inscription : deux semaines avant chaque cours.' } } },
      cards: [
        ...nextCourses,
        offer({ title: { de: 'Auffällige Befunde erkennen', fr: 'Reconnaître une anomalie' }, text: { de: '22. April 2027, Zürich. Netzhautbilder lesen und richtig überweisen.', fr: '22 avril 2027, Zurich. Lire un fond d’œil et orienter correctement.' }, note: { de: '1 Tag, deutsch', fr: '1 jour, en allemand' }, cost: '340', button: enrol }),
        offer({ title: { de: 'Werkstatt: Titan und Horn', fr: 'Atelier : titane et corne' }, text: { de: '19. Mai 2027, Zollikofen. Löten, kleben, polieren an eigenen Fassungen.', fr: '19 mai 2027, Zollikofen. Souder, coller, polir sur vos propres montures.' }, note: { de: '1 Tag, zweisprachig', fr: '1 jour, bilingue' }, cost: '380', button: enrol }),
      ],
    },
    {
      type: 'stepFeedBoard',
      options: { color: 'surface' },
      slots: { title: { text: { de: 'Vier Jahre bis zum Fähigkeitszeugnis', fr: 'Quatre ans jusqu’au CFC' } } },
      cards: [
        step({ de: 'Erstes Jahr: sehen lernen', fr: 'Première année : apprendre à voir' }, { de: 'Licht, Linsen, Werkzeuge. Acht Kurstage in der eigenen Region.', fr: 'Lumière, lentilles, outils. Huit jours de cours dans votre région.' }),
        step({ de: 'Zweites Jahr: anpassen', fr: 'Deuxième année : adapter' }, { de: 'Fassungen richten, Gläser einschleifen, Kundschaft beraten.', fr: 'Ajuster les montures, tailler les verres, conseiller la clientèle.' }),
        step({ de: 'Drittes Jahr: messen', fr: 'Troisième année : mesurer' }, { de: 'Refraktion unter Anleitung, erste eigene Messungen.', fr: 'Réfraction accompagnée, premières mesures autonomes.' }),
        step({ de: 'Viertes Jahr: abschliessen', fr: 'Quatrième année : conclure' }, { de: 'Abschlussarbeit an einem echten Auftrag, Prüfung im Juni.', fr: 'Travail final sur une vraie commande, examen en juin.' }),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'center', color: 'secondary' },
      slots: {
        title: { text: { de: 'Ein Kurs für Ihr Team', fr: 'Un cours pour votre équipe' } },
        description: { text: { de: 'Ab sechs Personen kommen wir in Ihren Betrieb. Inès Rochat stellt das Programm mit Ihnen zusammen.', fr: 'Dès six personnes, nous venons chez vous. Inès Rochat compose le programme avec vous.' } },
        button: { text: { de: 'Inès Rochat schreiben', fr: 'Écrire à Inès Rochat' }, link: { type: 'email', email: 'bildung@sehwerk.example' } },
      },
    },
  ],
}
