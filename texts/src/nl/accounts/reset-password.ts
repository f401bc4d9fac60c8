export const pageTitle = 'Nieuw wachtwoord';
export const pageDescription = 'Kies een nieuw wachtwoord voor Crisper.';
export const heading = 'Kies een nieuw wachtwoord';
export const introduction = 'Het vervangt het oude meteen en logt je uit op elk apparaat.';
export const note = 'Nieuw wachtwoord, zelfde koelkast.';

export const form = 'Nieuw wachtwoord kiezen';
export const setPassword = 'Wachtwoord opslaan';
export const changedTitle = 'Wachtwoord gewijzigd';
export const changed = 'Je bent overal uitgelogd. Log in met je nieuwe wachtwoord.';
export const failedTitle = 'Dat lukte niet';

export const brokenLink =
  'Er zit geen code in dit adres. Open de link precies zoals hij in de mail staat, of vraag een nieuwe aan.';
export const askForNewLink = 'Nieuwe link aanvragen';
