export const pageTitle = 'Passwort zurücksetzen';
export const pageDescription = 'Wähle ein neues Passwort für Crisper.';
export const heading = 'Wähle ein neues Passwort';
export const introduction = 'Es ersetzt das alte sofort und meldet dich auf allen Geräten ab.';
export const note = 'Neues Passwort, gleicher Kühlschrank.';

export const form = 'Neues Passwort wählen';
export const setPassword = 'Neues Passwort speichern';
export const changedTitle = 'Passwort geändert';
export const changed = 'Du bist jetzt überall abgemeldet. Melde dich bitte mit deinem neuen Passwort an.';
export const failedTitle = 'Hat nicht geklappt';

export const brokenLink =
  'In dieser Adresse fehlt das Token. Öffne den Link bitte genau so, wie er in der Mail steht, oder fordere einen neuen an.';
export const askForNewLink = 'Neuen Link anfordern';
