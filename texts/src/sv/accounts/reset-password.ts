export const pageTitle = 'Återställ lösenordet';
export const pageDescription = 'Välj ett nytt lösenord för Crisper.';
export const heading = 'Välj ett nytt lösenord';
export const introduction = 'Det ersätter det gamla direkt och loggar ut dig på alla enheter.';
export const note = 'Nytt lösenord, samma kylskåp.';

export const form = 'Välj ett nytt lösenord';
export const setPassword = 'Spara nytt lösenord';
export const changedTitle = 'Lösenordet är ändrat';
export const changed = 'Du är utloggad överallt. Logga in med ditt nya lösenord.';
export const failedTitle = 'Inte återställt';

export const brokenLink =
  'Det finns ingen token i adressen. Öppna länken precis som den står i mejlet, eller be om en ny.';
export const askForNewLink = 'Be om en ny länk';
