import { plural } from '#it/plural.ts';

export const heading = 'Una foto dell’alimento';
export const aim = 'Riempi il riquadro con un solo tipo di frutta, verdura o cartone.';
export const looking = 'Stiamo guardando…';
export const whichOne = 'Quale di questi?';
export const unknown =
  'Non sappiamo cosa sia: conosciamo 43 tipi di frutta, verdura e cartoni. Prova più da vicino, o scrivi il nome.';
export const failed =
  'Impossibile caricare il riconoscimento degli alimenti. Controlla la connessione e riprova.';
export const another = 'Nessuno: un’altra foto';
export const inList = ({ count, last }: { count: number; last: string }) =>
  plural(count, {
    one: `Nella lista: ${last}`,
    other: `Nella lista: ${count} alimenti, l’ultimo: ${last}`,
  });
