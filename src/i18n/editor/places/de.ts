export const de = {
  addPicture: 'Bild hinzufügen',
  changePicture: 'Bild ändern',
  addVideo: 'Video hinzufügen',
  missingLink: 'Link fehlt',
  missingText: 'Text fehlt',
  lostPage: 'Seite gibt es nicht mehr',
}

export type PlaceTexts = Record<keyof typeof de, string>
