import type { DemoGroup } from '../../demo-site.ts'
import type { Words } from '../words.ts'

/** Longitude first, as routes are stored; a stage starts at its first point and ends at its last. */
type Stage = { title: Words; text: Words; picture: string; alt: Words; route: readonly (readonly [number, number])[]; isLast?: boolean }

function stage({ title, text, picture, alt, route, isLast = false }: Stage): DemoGroup {
  const [first, last] = [route[0], route.at(-1)]
  const poi = [
    ...(first ? [{ longitude: first[0], latitude: first[1], icon: 'start' }] : []),
    ...(last ? [{ longitude: last[0], latitude: last[1], icon: isLast ? 'party' : 'end' }] : []),
  ]
  return { type: 'mapDetails', options: { poi, mapRoute: route }, slots: { title: { text: title }, description: { text }, image: { picture, alt } } }
}

const stages: readonly Stage[] = [
  {
    title: { de: 'Etappe 1: vom Kiosk zur Halle', fr: 'Étape 1 : du kiosque à la halle', en: 'Stage 1: kiosk to hall' },
    text: { de: 'Loch 1 bis 3, zum Aufwärmen: kurz, flach, und auf der Treppe zum ersten Mal fluchen. 900 Meter.', fr: 'Trous 1 à 3, pour s’échauffer : court, plat, et premier juron dans l’escalier. 900 mètres.', en: 'Holes 1 to 3, a warm-up: short, flat, and the first swearing on the stairs. 900 metres.' },
    picture: 'hole-3-brick-hall',
    alt: { de: 'Alte Backsteinhalle mit Bogenfenstern, die Flugbahn kreuzt die Fassade', fr: 'Ancienne halle en brique aux fenêtres cintrées, la trajectoire traverse la façade', en: 'Old brick hall with arched windows, the ball’s path crossing the front' },
    route: [[8.7236, 47.4991], [8.7221, 47.4986], [8.7204, 47.4979], [8.7189, 47.4976], [8.7168, 47.4969]],
  },
  {
    title: { de: 'Etappe 2: unter Zügen, über Beton', fr: 'Étape 2 : sous les trains, sur le béton', en: 'Stage 2: under trains, over concrete' },
    text: { de: 'Loch 4 und 5, Viadukt und Skatebowl. Hier entscheidet das Timing, nicht die Kraft. 800 Meter.', fr: 'Trous 4 et 5, viaduc et bowl. Tout est dans le timing, pas dans la force. 800 mètres.', en: 'Holes 4 and 5, viaduct and skate bowl. Timing matters here, not force. 800 metres.' },
    picture: 'hole-4-bridge',
    alt: { de: 'Eisenbahnviadukt mit rotem Zug, ein Bogen ist grün beleuchtet', fr: 'Viaduc ferroviaire avec un train rouge, une arche éclairée de vert', en: 'Railway viaduct with a red train, one arch lit green' },
    route: [[8.7152, 47.4952], [8.7158, 47.4938], [8.7176, 47.4929], [8.7195, 47.4922]],
  },
  {
    title: { de: 'Etappe 3: vom Dach in die Gasse', fr: 'Étape 3 : du toit à la ruelle', en: 'Stage 3: roof to alley' },
    text: { de: 'Loch 6 und 7. Lift aufs Parkdeck, 88 Meter Flug, dann hinunter zu den Lichterketten. 1,1 Kilometer.', fr: 'Trous 6 et 7. Ascenseur jusqu’au parking, 88 mètres de vol, puis descente vers les guirlandes. 1,1 kilomètre.', en: 'Holes 6 and 7. Lift to the parking deck, an 88-metre shot, then down to the string lights. 1.1 kilometres.' },
    picture: 'hole-7-market',
    alt: { de: 'Marktgasse mit Ständen und Lichterketten', fr: 'Ruelle de marché avec stands et guirlandes lumineuses', en: 'Market alley with stalls and string lights' },
    route: [[8.7232, 47.4939], [8.7251, 47.4951], [8.7274, 47.4966], [8.7291, 47.4984]],
  },
  {
    title: { de: 'Etappe 4: ins Echo, auf die Tanzfläche', fr: 'Étape 4 : de l’écho à la piste', en: 'Stage 4: echo to dance floor' },
    text: { de: 'Loch 8 und 9. Der Tunnel unter den Gleisen, dann die Party am Gleisweg. Ab hier zählt nur noch der Refrain. 1,4 Kilometer.', fr: 'Trous 8 et 9. Le tunnel sous les voies, puis la fête au Gleisweg. Ensuite, seul le refrain compte. 1,4 kilomètre.', en: 'Holes 8 and 9. The tunnel under the tracks, then the party at Gleisweg. From here only the chorus counts. 1.4 kilometres.' },
    picture: 'hole-8-tunnel',
    alt: { de: 'Unterführung mit Graffiti, der Ball prallt von Wand zu Wand', fr: 'Passage souterrain tagué, la balle ricoche d’un mur à l’autre', en: 'Graffiti-covered underpass, the ball bouncing off both walls' },
    route: [[8.7283, 47.5003], [8.7269, 47.5017], [8.7246, 47.5022], [8.7219, 47.5013]],
    isLast: true,
  },
]

export const trailMap: DemoGroup = {
  type: 'mapContainer',
  options: { color: 'background' },
  slots: {
    title: { text: { de: 'Vier Etappen', fr: 'Quatre étapes', en: 'Four stages' } },
    description: { text: { de: 'Einmal um den Bahnhof und zurück. Zwischen den Etappen liegt immer ein Brunnen.', fr: 'Un tour de la gare et retour. Entre deux étapes, toujours une fontaine.', en: 'Once around the station and back. There is a fountain between any two stages.' } },
  },
  cards: stages.map(stage),
}

const [first, ...others] = stages.flatMap(({ route }) => route.slice(0, 1))
const party = stages.at(-1)?.route.at(-1)

/** The whole course at a glance, for people who are on it. */
export const courseMap: DemoGroup = {
  type: 'poiManager',
  options: {
    color: 'background',
    poi: [
      ...(first ? [{ longitude: first[0], latitude: first[1], icon: 'start' }] : []),
      ...others.map(([longitude, latitude]) => ({ longitude, latitude, icon: 'end' })),
      ...(party ? [{ longitude: party[0], latitude: party[1], icon: 'party' }] : []),
    ],
    mapRoute: stages.flatMap(({ route }) => route),
  },
  slots: { title: { text: { de: 'Der Weg', fr: 'Le parcours', en: 'The course' } } },
}
