import { rich, type DemoPage } from '../../demo-site.ts'
import { bookButton, personCard, same } from '../words.ts'

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
            it: 'Misuriamo con calma, consigliamo senza giri di parole e moliamo le vostre lenti in casa.',
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
            it: 'Controlliamo acuità visiva, pressione oculare e collaborazione dei due occhi. Poi saprete se vi servono occhiali nuovi. A volte la risposta è no.',
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
      type: 'imageBoard',
      options: { layout: 'grid', columns: 4, color: 'surface' },
      slots: {
        title: { text: { de: 'Was wir für Ihre Augen tun', fr: 'Ce que nous faisons pour vos yeux', it: 'Cosa facciamo per i vostri occhi', en: 'What we do for your eyes' } },
      },
      cards: [
        {
          type: 'imageCard',
          links: { link: { pageKey: 'glasses' } },
          slots: {
            image: { picture: 'frames-wall', alt: { de: 'Wand mit Brillenfassungen', fr: 'Mur de montures', it: 'Parete di montature', en: 'Wall of spectacle frames' } },
            title: { text: { de: 'Brillen', fr: 'Lunettes', it: 'Occhiali', en: 'Glasses' } },
            description: { text: { de: 'Komplett ab CHF 298, mit Gläsern aus der eigenen Werkstatt.', fr: 'Complètes dès CHF 298, avec des verres taillés chez nous.', it: 'Completi da CHF 298, con lenti lavorate da noi.', en: 'Complete from CHF 298, lenses cut in our workshop.' } },
          },
        },
        {
          type: 'imageCard',
          links: { link: { pageKey: 'contact-lenses' } },
          slots: {
            image: { picture: 'contact-lens', alt: { de: 'Kontaktlinse auf einer Wasseroberfläche', fr: 'Lentille de contact à la surface de l’eau', it: 'Lente a contatto sulla superficie dell’acqua', en: 'Contact lens on the surface of water' } },
            title: { text: { de: 'Kontaktlinsen', fr: 'Lentilles', it: 'Lenti a contatto', en: 'Contact lenses' } },
            description: { text: { de: 'Angepasst, erklärt und nach zwei Wochen nachkontrolliert.', fr: 'Adaptées, expliquées et recontrôlées après deux semaines.', it: 'Applicate, spiegate e ricontrollate dopo due settimane.', en: 'Fitted, explained and checked again after two weeks.' } },
          },
        },
        {
          type: 'imageCard',
          links: { link: { pageKey: 'myopia' } },
          slots: {
            image: { picture: 'kids-glasses', alt: { de: 'Mädchen mit runder roter Brille', fr: 'Fillette aux lunettes rondes et rouges', it: 'Bambina con occhiali rossi rotondi', en: 'Girl wearing round red glasses' } },
            title: { text: { de: 'Myopie bei Kindern', fr: 'Myopie de l’enfant', it: 'Miopia nei bambini', en: 'Myopia in children' } },
            description: { text: { de: 'Kurzsichtigkeit bremsen, bevor sie stark wird.', fr: 'Freiner la myopie avant qu’elle ne s’installe.', it: 'Rallentare la miopia prima che aumenti.', en: 'Slowing short-sightedness before it gets strong.' } },
          },
        },
        {
          type: 'imageCard',
          links: { link: { pageKey: 'sunglasses' } },
          slots: {
            image: { picture: 'sunglasses', alt: { de: 'Sonnenbrille auf einem Steg', fr: 'Lunettes de soleil sur un ponton', it: 'Occhiali da sole su un pontile', en: 'Sunglasses on a jetty' } },
            title: { text: { de: 'Sonnenbrillen', fr: 'Lunettes de soleil', it: 'Occhiali da sole', en: 'Sunglasses' } },
            description: { text: { de: 'Mit Ihrer Korrektur, auf Wunsch polarisierend.', fr: 'À votre vue, polarisées si vous le souhaitez.', it: 'Con la vostra correzione, anche polarizzati.', en: 'In your prescription, polarised if you like.' } },
          },
        },
      ],
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
        description: { text: { de: 'Ihre Messwerte liegen in allen drei Filialen bereit. Kommen Sie dorthin, wo es gerade passt.', fr: 'Vos mesures sont à disposition dans les trois magasins. Venez là où cela vous arrange.', it: 'I vostri dati sono disponibili in tutte e tre le filiali. Venite dove vi è più comodo.', en: 'Your measurements are on file in all three branches. Come to whichever suits you.' } },
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
    {
      type: 'richTextBlock',
      options: { color: 'secondary', textSize: 'large' },
      slots: {
        title: { text: { de: 'Preise, die vorher klar sind', fr: 'Des prix clairs d’avance', it: 'Prezzi chiari fin dall’inizio', en: 'Prices you know beforehand' } },
        textBlock: {
          rich: {
            de: rich(['- Sehtest, 40 Minuten: **CHF 60**, beim Brillenkauf angerechnet', '- Einstärkenbrille komplett: **ab CHF 298**', '- Gleitsichtbrille komplett: **ab CHF 690**', '- Kontaktlinsen anpassen: **CHF 160** mit zwei Nachkontrollen', '- Kinderbrille mit Bruchgarantie: **CHF 148**']),
            fr: rich(['- Examen de la vue, 40 minutes : **CHF 60**, déduits à l’achat de lunettes', '- Lunettes unifocales complètes : **dès CHF 298**', '- Lunettes progressives complètes : **dès CHF 690**', '- Adaptation de lentilles : **CHF 160**, deux contrôles compris', '- Lunettes d’enfant avec garantie casse : **CHF 148**']),
            it: rich(['- Esame della vista, 40 minuti: **CHF 60**, dedotti all’acquisto degli occhiali', '- Occhiali monofocali completi: **da CHF 298**', '- Occhiali progressivi completi: **da CHF 690**', '- Applicazione di lenti a contatto: **CHF 160**, due controlli inclusi', '- Occhiali per bambini con garanzia rottura: **CHF 148**']),
            en: rich(['- Eye test, 40 minutes: **CHF 60**, deducted when you buy glasses', '- Single vision glasses, complete: **from CHF 298**', '- Varifocals, complete: **from CHF 690**', '- Contact lens fitting: **CHF 160** including two check-ups', '- Children’s glasses with breakage cover: **CHF 148**']),
          },
        },
      },
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
            it: 'Centriamo ogni lente sulla vostra pupilla, in piedi e in lettura. La prova dura venti minuti, l’adattamento spesso un solo giorno.',
            en: 'We centre every lens on your pupil, standing and reading. That is why a fitting takes twenty minutes and getting used to it often just a day.',
          },
        },
        button: { text: { de: 'Gläser und Fassungen', fr: 'Verres et montures', it: 'Lenti e montature', en: 'Lenses and frames' }, link: { pageKey: 'glasses' } },
        image: { picture: 'lens-refraction', alt: { de: 'Drei Linsen auf Ständern, in denen die Seelandschaft kopfsteht', fr: 'Trois lentilles sur pied où le lac apparaît à l’envers', it: 'Tre lenti su supporto in cui il lago appare capovolto', en: 'Three lenses on stands showing the lake upside down' } },
      },
    },
    {
      type: 'imageBoard',
      options: { layout: 'avatar', color: 'surface' },
      slots: {
        title: { text: { de: 'Die Menschen hinter dem Glas', fr: 'Derrière le verre, des visages', it: 'I volti dietro la lente', en: 'The people behind the lens' } },
      },
      cards: [
        personCard('portrait-1', 'Regula Hatt', { de: 'Inhaberin, Optometristin', fr: 'Propriétaire, optométriste', it: 'Titolare, optometrista', en: 'Owner, optometrist' }, { pageKey: 'team' }),
        personCard('portrait-2', 'Davide Bernasconi', { de: 'Optometrist, Stäfa', fr: 'Optométriste, Stäfa', it: 'Optometrista, Stäfa', en: 'Optometrist, Stäfa' }, { pageKey: 'team' }),
        personCard('portrait-3', 'Mireille Favre', { de: 'Kontaktlinsen', fr: 'Lentilles de contact', it: 'Lenti a contatto', en: 'Contact lenses' }, { pageKey: 'team' }),
        personCard('portrait-4', 'Samir Haddad', { de: 'Werkstatt', fr: 'Atelier', it: 'Laboratorio', en: 'Workshop' }, { pageKey: 'team' }),
      ],
    },
    {
      type: 'cta',
      options: { alignment: 'left', color: 'background' },
      slots: {
        kicker: { text: { de: 'Seit 1987', fr: 'Depuis 1987', it: 'Dal 1987', en: 'Since 1987' } },
        title: { text: { de: 'Vom Hafen um den See', fr: 'Du port au tour du lac', it: 'Dal porto al giro del lago', en: 'From the harbour around the lake' } },
        description: {
          text: {
            de: 'Werner Hatt eröffnete 1987 ein Ladenlokal beim Hafen von Rapperswil. Heute führt seine Tochter Regula drei Geschäfte mit vierzehn Mitarbeitenden. Der erste Messstuhl steht immer noch im Schaufenster.',
            fr: 'En 1987, Werner Hatt ouvrait une boutique près du port de Rapperswil. Sa fille Regula dirige aujourd’hui trois magasins et quatorze personnes. Le premier fauteuil d’examen est toujours en vitrine.',
            it: 'Nel 1987 Werner Hatt aprì un negozio vicino al porto di Rapperswil. Oggi sua figlia Regula guida tre negozi e quattordici collaboratori. La prima poltrona d’esame è ancora in vetrina.',
            en: 'In 1987 Werner Hatt opened a small shop by the harbour in Rapperswil. Today his daughter Regula runs three branches with a staff of fourteen. The first testing chair is still in the window.',
          },
        },
        image: { picture: 'lake-evening', alt: { de: 'Steg und Schloss am Zürichsee bei Abenddämmerung', fr: 'Ponton et château au bord du lac de Zurich, au crépuscule', it: 'Pontile e castello sul lago di Zurigo al crepuscolo', en: 'Jetty and castle on Lake Zurich at dusk' } },
      },
    },
    {
      type: 'cta',
      options: { alignment: 'center', color: 'accent' },
      slots: {
        title: { text: { de: 'Wann haben Sie zuletzt scharf gesehen?', fr: 'À quand remonte votre dernier examen ?', it: 'Quando avete visto nitido l’ultima volta?', en: 'When did you last see sharply?' } },
        description: { text: { de: 'Freie Termine gibt es meist noch in der gleichen Woche.', fr: 'Nous avons presque toujours une place dans la semaine.', it: 'Di solito troviamo un posto già in settimana.', en: 'We usually have a slot within the week.' } },
        button: bookButton,
      },
    },
  ],
}
