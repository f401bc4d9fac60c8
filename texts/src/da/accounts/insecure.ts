export const heading = 'Ikke alt virker her';
export const why =
  'Du åbnede Crisper med en adresse, der begynder med http://. På sådan en side slår browseren noget fra, fordi nogen undervejs kunne ændre det, du ser.';
export const missing = [
  'Uden netværk åbner siderne ikke, og Crisper kan ikke installeres.',
  'Der vises ingen beskeder på enheden. Det, der skal spises, står ved klokken og kommer på mail, hvis dette Crisper sender mails.',
  'Knapper til at kopiere virker ikke. Markér teksten, og kopiér den selv.',
] as const;
export const works = 'Alt andet virker som altid: at lægge ind og spise, dine køkkener, fotos.';
export const remedy =
  'Det hjælper: Åbn Crisper med en adresse, der begynder med https://. Har det ingen endnu, finder den, der driver det, trinnene i docs/operating.md under »https: at home«.';

/** In the list of the profile's parts. */
export const inShort = 'Uden https mangler der noget her';
