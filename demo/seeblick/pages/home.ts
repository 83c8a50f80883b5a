import type { DemoPage } from '../../demo-site.ts'
import { bookButton, minutes, person, same, service } from '../words.ts'
import { branchReviews, magazine, voices } from './home-voices.ts'

export const home: DemoPage = {
  key: 'home',
  role: 'home',
  slugs: same('~home'),
  name: { de: 'Optiker am Zürichsee', fr: 'Opticien au bord du lac de Zurich', it: 'Ottico sul lago di Zurigo', en: 'Optician on Lake Zurich' },
  description: {
    de: 'Sehtest, Brillen und Kontaktlinsen in Rapperswil, Stäfa und Wädenswil. Mit eigener Werkstatt und Zeit für eine genaue Messung.',
    fr: 'Examen de la vue, lunettes et lentilles à Rapperswil, Stäfa et Wädenswil. Avec notre propre atelier et le temps de mesurer juste.',
    it: 'Esame della vista, occhiali e lenti a contatto a Rapperswil, Stäfa e Wädenswil. Con laboratorio proprio e il tempo per misurare bene.',
    en: 'Eye tests, glasses and contact lenses in Rapperswil, Stäfa and Wädenswil. With our own workshop and the time to measure properly.',
  },
  sections: [
    {
      type: 'hero',
      options: { textPosition: 'center-left' },
      slots: {
        kicker: { text: same('Rapperswil, Stäfa, Wädenswil') },
        title: { text: { de: 'Scharf sehen, bis ans andere Ufer.', fr: 'Voir net, jusqu’à l’autre rive.', it: 'Vedere nitido, fino all’altra riva.', en: 'See clearly, all the way across.' } },
        description: {
          text: {
            de: 'Wir messen in Ruhe, beraten ohne Umwege und schleifen Ihre Gläser im eigenen Haus.',
            fr: 'Nous mesurons sans hâte, conseillons sans détour et taillons vos verres dans nos murs.',
            it: 'Misuriamo con calma, consigliamo senza giri di parole e moliamo le Sue lenti in casa.',
            en: 'We take our time measuring, give straight advice and cut your lenses on the premises.',
          },
        },
        button: bookButton,
        secondaryButton: { text: { de: 'So läuft ein Sehtest ab', fr: 'Déroulement de l’examen', it: 'Come si svolge l’esame', en: 'What to expect' }, link: { pageKey: 'eye-test' } },
        backgroundImage: {
          picture: 'hero-lake',
          alt: {
            de: 'Zürichsee bei Rapperswil: das Schloss erscheint scharf in einer grossen Linse',
            fr: 'Le lac de Zurich à Rapperswil : le château apparaît net dans une grande lentille',
            it: 'Il lago di Zurigo a Rapperswil: il castello appare nitido in una grande lente',
            en: 'Lake Zurich at Rapperswil, the castle in focus inside a large lens',
          },
          focalPoint: { x: 0.68, y: 0.5 },
        },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'right', color: 'background' },
      slots: {
        kicker: { text: { de: 'Sehtest', fr: 'Examen de la vue', it: 'Esame della vista', en: 'Eye test' } },
        title: { text: { de: 'Vierzig Minuten für zwei Augen', fr: 'Quarante minutes pour deux yeux', it: 'Quaranta minuti per due occhi', en: 'Forty minutes for two eyes' } },
        description: {
          text: {
            de: 'Wir prüfen Sehschärfe, Augendruck und das Zusammenspiel beider Augen. Danach wissen Sie, ob Sie eine neue Brille brauchen. Und manchmal auch, dass nicht.',
            fr: 'Nous contrôlons l’acuité, la pression oculaire et la coopération des deux yeux. Ensuite, vous savez s’il vous faut de nouvelles lunettes. Parfois, la réponse est non.',
            it: 'Controlliamo acuità visiva, pressione oculare e collaborazione dei due occhi. Poi saprà se Le servono occhiali nuovi. A volte la risposta è no.',
            en: 'We check your sharpness, eye pressure and how both eyes work together. Then you will know whether you need new glasses. Sometimes the answer is no.',
          },
        },
        button: { text: { de: 'Mehr zum Sehtest', fr: 'En savoir plus', it: 'Più sull’esame', en: 'About the eye test' }, link: { pageKey: 'eye-test' } },
        image: {
          picture: 'eye-test',
          alt: {
            de: 'Messgerät mit zwei runden Gläsern, in denen sich der See spiegelt',
            fr: 'Appareil de mesure à deux verres ronds où se reflète le lac',
            it: 'Strumento di misura con due lenti rotonde in cui si riflette il lago',
            en: 'Testing instrument with two round lenses reflecting the lake',
          },
        },
      },
    },
    {
      type: 'servicesContainer',
      options: { collection: 'services', columns: 5, color: 'surface', showItemDescription: false },
      slots: {
        title: { text: { de: 'Was wir für Ihre Augen tun', fr: 'Ce que nous faisons pour vos yeux', it: 'Cosa facciamo per i Suoi occhi', en: 'What we do for your eyes' } },
        description: { text: { de: 'Fünf Leistungen mit festem Preis und genug Zeit. Brillen und Sonnenbrillen gibt es ab dem genannten Betrag.', fr: 'Cinq prestations à prix fixe, avec le temps qu’il faut. Lunettes et solaires dès le montant indiqué.', it: 'Cinque servizi a prezzo fisso e con il tempo che serve. Occhiali da vista e da sole a partire dall’importo indicato.', en: 'Five services at a fixed price with enough time. Glasses and sunglasses start at the amount shown.' } },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'left', color: 'primary' },
      slots: {
        kicker: { text: { de: 'Werkstatt', fr: 'Atelier', it: 'Laboratorio', en: 'Workshop' } },
        title: { text: { de: 'Am Morgen gebracht, am Abend repariert', fr: 'Déposées le matin, réparées le soir', it: 'Portati al mattino, riparati la sera', en: 'In by morning, mended by evening' } },
        description: {
          text: {
            de: 'Samir Haddad lötet Bügel, ersetzt Scharniere und schleift Gläser auf den Zehntelmillimeter. Kleine Handgriffe wie eine neue Schraube kosten bei uns nichts.',
            fr: 'Samir Haddad soude les branches, remplace les charnières et taille les verres au dixième de millimètre. Les petites interventions, comme une vis neuve, sont offertes.',
            it: 'Samir Haddad salda le aste, sostituisce le cerniere e mola le lenti al decimo di millimetro. I piccoli interventi, come una vite nuova, sono gratuiti.',
            en: 'Samir Haddad solders temples, replaces hinges and cuts lenses to a tenth of a millimetre. Small jobs such as a new screw are on the house.',
          },
        },
        button: { text: { de: 'Zur Werkstatt', fr: 'Voir l’atelier', it: 'Al laboratorio', en: 'See the workshop' }, link: { pageKey: 'workshop' } },
        image: {
          picture: 'workshop',
          alt: { de: 'Werkbank mit Zangen, Lampe und einer Brille in Arbeit', fr: 'Établi avec pinces, lampe et lunettes en cours de réparation', it: 'Banco con pinze, lampada e un paio di occhiali in lavorazione', en: 'Workbench with pliers, lamp and a pair of glasses being mended' },
        },
      },
    },
    {
      type: 'imageBoard',
      options: { layout: 'grid', columns: 3, color: 'background' },
      slots: {
        title: { text: { de: 'Dreimal am See', fr: 'Trois fois au bord du lac', it: 'Tre volte sul lago', en: 'Three times by the lake' } },
        description: { text: { de: 'Ihre Messwerte liegen in allen drei Filialen bereit. Kommen Sie dorthin, wo es gerade passt.', fr: 'Vos mesures sont à disposition dans les trois magasins. Venez là où cela vous arrange.', it: 'I Suoi dati sono disponibili in tutte e tre le filiali. Venga dove Le è più comodo.', en: 'Your measurements are on file in all three branches. Come to whichever suits you.' } },
      },
      cards: [
        {
          type: 'imageCard',
          links: { link: { pageKey: 'rapperswil' } },
          slots: {
            image: { picture: 'branch-rapperswil', alt: { de: 'Laden in Rapperswil, durch die Bogenfenster sieht man das Schloss', fr: 'Magasin de Rapperswil, le château derrière les fenêtres en arc', it: 'Negozio di Rapperswil, il castello dietro le finestre ad arco', en: 'Rapperswil shop, the castle seen through arched windows' } },
            title: { text: same('Rapperswil') },
            description: { text: same('Fischmarktplatz 7\n+41 55 555 01 01') },
          },
        },
        {
          type: 'imageCard',
          links: { link: { pageKey: 'staefa' } },
          slots: {
            image: { picture: 'branch-staefa', alt: { de: 'Laden in Stäfa mit Blick auf Rebhang und Kirche', fr: 'Magasin de Stäfa avec vue sur les vignes et l’église', it: 'Negozio di Stäfa con vista su vigne e chiesa', en: 'Stäfa shop overlooking vineyards and the church' } },
            title: { text: same('Stäfa') },
            description: { text: same('Seestrasse 118\n+41 44 555 01 02') },
          },
        },
        {
          type: 'imageCard',
          links: { link: { pageKey: 'waedenswil' } },
          slots: {
            image: { picture: 'branch-waedenswil', alt: { de: 'Laden in Wädenswil, vor dem Fenster fährt ein Raddampfer', fr: 'Magasin de Wädenswil, un bateau à vapeur passe devant la fenêtre', it: 'Negozio di Wädenswil, davanti alla finestra passa un battello a vapore', en: 'Wädenswil shop, a paddle steamer passing the window' } },
            title: { text: same('Wädenswil') },
            description: { text: same('Zugerstrasse 24\n+41 44 555 01 03') },
          },
        },
      ],
    },
    branchReviews,
    {
      type: 'serviceBoard',
      options: { columns: 3, color: 'secondary' },
      slots: {
        title: { text: { de: 'Preise, die vorher klar sind', fr: 'Des prix clairs d’avance', it: 'Prezzi chiari fin dall’inizio', en: 'Prices you know beforehand' } },
      },
      cards: [
        service({
          title: { de: 'Sehtest', fr: 'Examen de la vue', it: 'Esame della vista', en: 'Eye test' },
          text: { de: 'Beim Brillenkauf angerechnet.', fr: 'Déduit à l’achat de lunettes.', it: 'Dedotto all’acquisto degli occhiali.', en: 'Deducted when you buy glasses.' },
          duration: minutes(40),
          cost: '60',
        }),
        service({
          title: { de: 'Kontaktlinsen anpassen', fr: 'Adaptation de lentilles', it: 'Applicazione di lenti a contatto', en: 'Contact lens fitting' },
          text: { de: 'Mit Probelinsen und zwei Nachkontrollen.', fr: 'Avec lentilles d’essai et deux contrôles.', it: 'Con lenti di prova e due controlli.', en: 'With trial lenses and two check-ups.' },
          duration: minutes(60),
          cost: '160',
        }),
        service({
          title: { de: 'Kinderbrille komplett', fr: 'Lunettes d’enfant complètes', it: 'Occhiali per bambini completi', en: 'Children’s glasses, complete' },
          text: { de: 'Mit Bruchgarantie für zwei Jahre.', fr: 'Avec garantie casse de deux ans.', it: 'Con garanzia rottura di due anni.', en: 'With two years of breakage cover.' },
          duration: { de: 'In einer Woche fertig', fr: 'Prêtes en une semaine', it: 'Pronti in una settimana', en: 'Ready in a week' },
          cost: '148',
        }),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'right', color: 'background' },
      slots: {
        kicker: { text: { de: 'Gläser', fr: 'Verres', it: 'Lenti', en: 'Lenses' } },
        title: { text: { de: 'Ein Glas ist nur so gut wie seine Mitte', fr: 'Un verre ne vaut que par son centrage', it: 'Una lente vale quanto il suo centraggio', en: 'A lens is only as good as its centre' } },
        description: {
          text: {
            de: 'Wir zentrieren jedes Glas auf Ihre Pupille, im Stehen und beim Lesen. Darum dauert die Anprobe bei uns zwanzig Minuten und die Eingewöhnung oft nur einen Tag.',
            fr: 'Nous centrons chaque verre sur votre pupille, debout et en lecture. L’essayage dure vingt minutes, l’adaptation souvent un seul jour.',
            it: 'Centriamo ogni lente sulla Sua pupilla, in piedi e in lettura. La prova dura venti minuti, l’adattamento spesso un solo giorno.',
            en: 'We centre every lens on your pupil, standing and reading. That is why a fitting takes twenty minutes and getting used to it often just a day.',
          },
        },
        button: { text: { de: 'Gläser und Fassungen', fr: 'Verres et montures', it: 'Lenti e montature', en: 'Lenses and frames' }, link: { pageKey: 'glasses' } },
        image: { picture: 'lens-refraction', alt: { de: 'Drei Linsen auf Ständern, in denen die Seelandschaft kopfsteht', fr: 'Trois lentilles sur pied où le lac apparaît à l’envers', it: 'Tre lenti su supporto in cui il lago appare capovolto', en: 'Three lenses on stands showing the lake upside down' } },
      },
    },
    {
      type: 'teamContainer',
      options: { layout: 'avatar', alignment: 'center', color: 'surface' },
      slots: {
        title: { text: { de: 'Die Menschen hinter dem Glas', fr: 'Derrière le verre, des visages', it: 'I volti dietro la lente', en: 'The people behind the lens' } },
      },
      cards: [
        person({ picture: 'portrait-1', name: 'Regula Hatt', role: { de: 'Inhaberin, Optometristin', fr: 'Propriétaire, optométriste', it: 'Titolare, optometrista', en: 'Owner, optometrist' } }),
        person({ picture: 'portrait-2', name: 'Davide Bernasconi', role: { de: 'Optometrist, Stäfa', fr: 'Optométriste, Stäfa', it: 'Optometrista, Stäfa', en: 'Optometrist, Stäfa' } }),
        person({ picture: 'portrait-3', name: 'Mireille Favre', role: { de: 'Kontaktlinsen', fr: 'Lentilles de contact', it: 'Lenti a contatto', en: 'Contact lenses' } }),
        person({ picture: 'portrait-4', name: 'Samir Haddad', role: { de: 'Werkstatt', fr: 'Atelier', it: 'Laboratorio', en: 'Workshop' } }),
      ],
    },
    voices,
    {
      type: 'textOnImage',
      options: { textPosition: 'bottom-left', color: 'primary' },
      slots: {
        title: { text: { de: 'Vom Hafen um den See', fr: 'Du port au tour du lac', it: 'Dal porto al giro del lago', en: 'From the harbour around the lake' } },
        description: {
          text: {
            de: 'Werner Hatt eröffnete 1987 ein Ladenlokal beim Hafen von Rapperswil. Heute führt seine Tochter Regula drei Geschäfte mit vierzehn Mitarbeitenden. Der erste Messstuhl steht immer noch im Schaufenster.',
            fr: 'En 1987, Werner Hatt ouvrait une boutique près du port de Rapperswil. Sa fille Regula dirige aujourd’hui trois magasins et quatorze personnes. Le premier fauteuil d’examen est toujours en vitrine.',
            it: 'Nel 1987 Werner Hatt aprì un negozio vicino al porto di Rapperswil. Oggi sua figlia Regula guida tre negozi e quattordici collaboratori. La prima poltrona d’esame è ancora in vetrina.',
            en: 'In 1987 Werner Hatt opened a small shop by the harbour in Rapperswil. Today his daughter Regula runs three branches with a staff of fourteen. The first testing chair is still in the window.',
          },
        },
        button: { text: { de: 'Das Team kennenlernen', fr: 'Rencontrer l’équipe', it: 'Conoscere il team', en: 'Meet the team' }, link: { pageKey: 'team' } },
        backgroundImage: { picture: 'lake-evening', alt: { de: 'Steg und Schloss am Zürichsee bei Abenddämmerung', fr: 'Ponton et château au bord du lac de Zurich, au crépuscule', it: 'Pontile e castello sul lago di Zurigo al crepuscolo', en: 'Jetty and castle on Lake Zurich at dusk' } },
      },
    },
    magazine,
    {
      type: 'cta',
      options: { alignment: 'center', color: 'accent' },
      slots: {
        title: { text: { de: 'Wann haben Sie zuletzt scharf gesehen?', fr: 'À quand remonte votre dernier examen ?', it: 'Quando ha visto nitido l’ultima volta?', en: 'When did you last see sharply?' } },
        description: { text: { de: 'Freie Termine gibt es meist noch in der gleichen Woche.', fr: 'Nous avons presque toujours une place dans la semaine.', it: 'Di solito troviamo un posto già in settimana.', en: 'We usually have a slot within the week.' } },
        button: bookButton,
      },
    },
  ],
}
