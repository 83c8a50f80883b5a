import { rich, type DemoPage } from '../../demo-site.ts'
import { card, offer } from '../words.ts'

export const congress: DemoPage = {
  key: 'congress',
  slugs: { de: 'aspect', fr: 'aspect' },
  name: { de: 'Kongress «aspect» 2027', fr: 'Congrès « aspect » 2027' },
  description: {
    de: 'Der Kongresstag der Schweizer Augenoptik am 15. März 2027 in Bern: Programm, Preise, Ausstellung, Sponsoring.',
    fr: 'La journée de l’optique suisse, le 15 mars 2027 à Berne : programme, prix, exposition, sponsoring.',
  },
  sections: [
    {
      type: 'hero',
      options: { color: 'surface' },
      slots: {
        kicker: { text: { de: 'Montag, 15. März 2027, Halle 3, Bern', fr: 'Lundi 15 mars 2027, halle 3, Berne' } },
        title: { text: { de: 'aspect 2027', fr: 'aspect 2027' } },
        subtitle: { text: { de: 'Nah sehen. Weit denken.', fr: 'Voir de près. Penser loin.' } },
        description: { text: { de: 'Ein Tag, zwölf Vorträge, 54 Ausstellende. Anerkannt mit sechs Fortbildungspunkten.', fr: 'Un jour, douze conférences, 54 exposants. Six points de formation continue reconnus.' } },
        button: { text: { de: 'Anmelden', fr: 'S’inscrire' }, link: { type: 'url', url: 'https://tickets.sehwerk.example/kongress' } },
        image: { picture: 'hero-congress', alt: { de: 'Saalplan mit einem Lichtkegel vom Rednerpult', fr: 'Salle vue d’en haut, un faisceau part du pupitre' }, focalPoint: { x: 0.6, y: 0.6 } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'background' },
      slots: {
        title: { text: { de: 'Programm', fr: 'Programme' } },
        textBlock: {
          rich: {
            de: rich(['**08:30** Türöffnung, Kaffee in der Ausstellung', '**09:15** Begrüssung, Claudia Wyss', '**09:30** Myopie 2030: was wirkt, was nicht. Prof. Dr. Anneke Vos', '**10:45** Makula im Blick: Befund und Überweisung. Dr. med. Luca Ferrari', '**12:00** Stehlunch', '**13:30** Der Laden als Messraum: drei Umbauten. Inès Rochat im Gespräch', '**14:45** Künstliche Intelligenz in der Refraktion. Dr. Jonas Büchi', '**16:00** Preis für die beste Abschlussarbeit', '**16:30** Apéro bis 18:30', 'Vier von zwölf Vorträgen, eine erste Auswahl. Das ganze Programm folgt im Januar 2027.']),
            fr: rich(['**8 h 30** Ouverture, café dans l’exposition', '**9 h 15** Bienvenue, Claudia Wyss', '**9 h 30** Myopie 2030 : ce qui marche, ce qui ne marche pas. Prof. Anneke Vos', '**10 h 45** La macula : constat et orientation. Dr Luca Ferrari', '**12 h** Lunch debout', '**13 h 30** Le magasin comme salle d’examen : trois transformations. Entretien avec Inès Rochat', '**14 h 45** L’intelligence artificielle en réfraction. Dr Jonas Büchi', '**16 h** Prix du meilleur travail de fin d’études', '**16 h 30** Apéritif jusqu’à 18 h 30', 'Quatre conférences sur douze, une première sélection. Le programme complet suit en janvier 2027.']),
          },
        },
      },
    },
    {
      type: 'serviceBoard',
      options: { columns: 3, color: 'secondary' },
      slots: { title: { text: { de: 'Preise', fr: 'Prix' } }, description: { text: { de: 'Mittagessen, Apéro und Unterlagen sind inbegriffen, ebenso die Simultanübersetzung Deutsch und Französisch.', fr: 'Repas, apéritif et documents compris, tout comme la traduction simultanée en français et en allemand.' } } },
      cards: [
        offer({ title: { de: 'Mitglieder', fr: 'Membres' }, text: { de: 'Für alle, die in einem Mitgliedbetrieb arbeiten. Bei Anmeldung bis Ende Jahr auch für eine Begleitperson.', fr: 'Pour toute personne employée chez un membre. En cas d’inscription avant la fin de l’année, aussi pour une personne qui vous accompagne.' }, note: { de: '6 Fortbildungspunkte', fr: '6 points de formation' }, cost: '190' }),
        offer({ title: { de: 'Nichtmitglieder', fr: 'Non-membres' }, text: { de: 'Wird bei einem Beitritt bis Ende Jahr zur Hälfte angerechnet.', fr: 'Déduit pour moitié en cas d’adhésion avant la fin de l’année.' }, note: { de: '6 Fortbildungspunkte', fr: '6 points de formation' }, cost: '399' }),
        offer({ title: { de: 'Lernende und Studierende', fr: 'Apprentis et étudiants' }, text: { de: 'Mit gültigem Ausweis am Eingang.', fr: 'Sur présentation d’une carte valable à l’entrée.' }, note: { de: '80 Plätze', fr: '80 places' }, cost: '40' }),
      ],
    },
    {
      type: 'imageBoard',
      options: { layout: 'grid', columns: 3, color: 'background' },
      slots: { title: { text: { de: 'Vor Ort', fr: 'Sur place' } } },
      cards: [
        card({ picture: 'hall-plan', alt: { de: 'Plan der Halle mit Ständen und Saal', fr: 'Plan de la halle avec stands et salle' }, title: { de: 'Hallenplan', fr: 'Plan de la halle' }, text: { de: '54 Stände, ein Saal mit 620 Plätzen.', fr: '54 stands, une salle de 620 places.' } }),
        card({ picture: 'trade-fair', alt: { de: 'Messehalle mit vielen Ständen, einer davon gelb', fr: 'Halle d’exposition avec de nombreux stands, dont un jaune' }, title: { de: 'Ausstellung', fr: 'Exposition' }, text: { de: 'Gläser, Geräte, Software, Fassungen.', fr: 'Verres, appareils, logiciels, montures.' } }),
        card({ picture: 'prism', alt: { de: 'Prisma, das einen Lichtstrahl auffächert', fr: 'Prisme décomposant un rayon de lumière' }, title: { de: 'Werkraum', fr: 'Atelier' }, text: { de: 'Prismen messen, selbst ausprobieren.', fr: 'Mesurer des prismes, essayer soi-même.' } }),
      ],
    },
    {
      type: 'serviceBoard',
      options: { columns: 4, color: 'surface' },
      slots: { title: { text: { de: 'Sponsoring', fr: 'Sponsoring' } }, description: { text: { de: 'Was Ihre Firma am Kongress zeigen kann.', fr: 'Ce que votre entreprise peut montrer au congrès.' } } },
      cards: [
        offer({ title: { de: 'Hauptsponsor', fr: 'Sponsor principal' }, text: { de: 'Vortrag im Saal, Logo auf allen Drucksachen, Stand am Eingang.', fr: 'Conférence en salle, logo sur tous les imprimés, stand à l’entrée.' }, note: { de: 'nur einmal zu haben', fr: 'un seul possible' } }),
        offer({ title: { de: 'Standpräsenz', fr: 'Stand' }, text: { de: '6 oder 9 m² in der Ausstellung, mit Tisch und Strom.', fr: '6 ou 9 m² dans l’exposition, avec table et électricité.' }, note: { de: 'ganzer Tag', fr: 'toute la journée' } }),
        offer({ title: { de: 'Stehlunch', fr: 'Lunch debout' }, text: { de: 'Ihr Name auf Menukarte und Buffet, in einer von zwei Runden.', fr: 'Votre nom sur le menu et au buffet, lors d’un des deux services.' }, note: { de: '12:00 und 12:45', fr: '12 h et 12 h 45' } }),
        offer({ title: { de: 'Pausen', fr: 'Pauses' }, text: { de: 'Kaffee und Gipfeli in Ihrem Namen, am Vormittag oder am Nachmittag.', fr: 'Café et croissants à votre nom, le matin ou l’après-midi.' }, note: { de: 'je 30 Minuten', fr: '30 minutes chacune' } }),
      ],
    },
    {
      type: 'aspectSponsorForm',
      options: { color: 'background', bookedHauptsponsor: true, bookedStehlunch: true },
      slots: {
        title: { text: { de: 'Sponsoring buchen', fr: 'Réserver un sponsoring' } },
        description: { text: { de: 'Wählen Sie aus, was passt. Ihre Leute sind am Stand für CHF 300 dabei, mit Vorträgen zum Preis für Nichtmitglieder. Die Rechnung folgt nach der Bestätigung; bis Ende Januar können Sie kostenlos absagen.', fr: 'Choisissez ce qui vous convient. Vos collaborateurs participent pour CHF 300 sur le stand, avec les conférences au prix des non-membres. La facture suit la confirmation ; annulation gratuite jusqu’à fin janvier.' } },
      },
    },
    {
      type: 'richTextBlock',
      options: { color: 'surface' },
      slots: {
        title: { text: { de: 'Fragen zum Kongress', fr: 'Questions sur le congrès' } },
        textBlock: {
          rich: {
            de: rich(['Tobias Gerber antwortet gern, auch zum Sponsoring: aspect@sehwerk.example']),
            fr: rich(['Tobias Gerber vous répond volontiers, aussi sur le sponsoring : aspect@sehwerk.example']),
          },
        },
      },
    },
  ],
}
