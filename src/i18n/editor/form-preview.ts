/** Stands in a form on the page itself, where the rest of the editor's words is not at hand. */
export const formPreview: Readonly<Record<'de' | 'fr', string>> = {
  de: 'So sehen Besucherinnen und Besucher das Formular. Ausfüllen und senden lässt es sich auf der veröffentlichten Seite.',
  fr: 'Voici le formulaire tel que vos visiteurs le voient. Il se remplit et s’envoie sur la page publiée.',
}
