import type { SessionTexts } from './de.ts'

export const fr: SessionTexts = {
  title: 'Veuillez vous reconnecter',
  text: 'Votre session a expiré. Ce que vous avez écrit reste ici et sera enregistré dès que vous vous reconnecterez en tant que {name}.',
  other:
    'Dans ce navigateur, c’est maintenant {name} qui est connecté. Ce qui n’est pas encore enregistré ici appartient à {author} : connectez-vous en tant que {author} pour l’enregistrer. Ou rechargez la page pour continuer en tant que {name} ; tout reste alors dans ce navigateur jusqu’au retour de {author}.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  submit: 'Se connecter',
  busy: 'Connexion…',
  later: 'Plus tard',
  reload: 'Recharger la page',
  missing: 'Veuillez saisir votre adresse e-mail et votre mot de passe.',
  wrong: 'L’adresse e-mail ou le mot de passe n’est pas correct.',
  noAnswer: 'Le serveur ne répond pas. Veuillez réessayer.',
  done: 'Vous êtes de nouveau connecté.',
}
