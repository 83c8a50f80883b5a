export const de = {
  title: 'Bitte melden Sie sich wieder an',
  text: 'Ihre Anmeldung ist abgelaufen. Was Sie geschrieben haben, bleibt hier und wird gespeichert, sobald Sie sich als {name} anmelden.',
  other:
    'In diesem Browser ist jetzt {name} angemeldet. Was hier noch nicht gespeichert ist, gehört {author}: Melden Sie sich als {author} an, um es zu speichern. Oder laden Sie die Seite neu, um als {name} weiterzuarbeiten; es bleibt dann in diesem Browser, bis {author} zurückkommt.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  submit: 'Anmelden',
  busy: 'Wird angemeldet …',
  later: 'Später',
  reload: 'Seite neu laden',
  missing: 'Bitte geben Sie E-Mail-Adresse und Passwort ein.',
  wrong: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  noAnswer: 'Der Server antwortet nicht. Bitte versuchen Sie es noch einmal.',
  done: 'Sie sind wieder angemeldet.',
}

type Words<T> = { [Key in keyof T]: string }

export type SessionTexts = Words<typeof de>
