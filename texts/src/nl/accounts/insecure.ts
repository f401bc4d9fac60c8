export const heading = 'Niet alles werkt hier';
export const why =
  'Je hebt Crisper geopend op een adres dat met http:// begint. Op zulke pagina’s zetten browsers sommige dingen uit, omdat iemand onderweg kan veranderen wat je ziet.';
export const missing = [
  'Zonder verbinding gaan de pagina’s niet open, en Crisper kan niet worden geïnstalleerd.',
  'Er komen geen meldingen. Wat op moet, zie je bij het belletje, en in je mail als deze Crisper die verstuurt.',
  'Knoppen om te kopiëren werken niet. Selecteer de tekst en kopieer die zelf.',
] as const;
export const works = 'Al het andere werkt gewoon: toevoegen en opeten, je keukens, foto’s.';
export const remedy =
  'Wat je kunt doen: open Crisper op een adres dat met https:// begint. Is dat er nog niet, dan staan de stappen voor wie Crisper beheert in docs/operating.md, onder ‘https: at home’.';

/** In the list of the profile's parts. */
export const inShort = 'Zonder https ontbreekt hier het een en ander';
