export const pageTitle = 'Nulstil adgangskode';
export const pageDescription = 'Vælg en ny adgangskode til Crisper.';
export const heading = 'Vælg en ny adgangskode';
export const introduction = 'Den erstatter den gamle med det samme og logger dig ud på alle enheder.';
export const note = 'Ny adgangskode, samme køleskab.';

export const form = 'Vælg en ny adgangskode';
export const setPassword = 'Gem ny adgangskode';
export const changedTitle = 'Adgangskoden er skiftet';
export const changed = 'Du er logget ud overalt. Log ind med din nye adgangskode.';
export const failedTitle = 'Det virkede ikke';

export const brokenLink =
  'Der mangler et token i adressen. Åbn linket præcis, som det står i mailen, eller bed om et nyt.';
export const askForNewLink = 'Bed om et nyt link';
