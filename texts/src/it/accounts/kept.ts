interface Links<T> {
  policy: (words: string) => T;
  data: (words: string) => T;
}

export const keptHeading = 'Cosa conserviamo di te';
export const keptIntroduction = 'Nel database di questo Crisper, e da nessun’altra parte.';
export const kept = [
  'Il tuo nome, il tuo indirizzo email, il tuo fuso orario, e la tua foto se ne hai scelta una.',
  'I tuoi alimenti con la loro storia, le tue note, le tue foto e le tue misure.',
  'Quando vuoi i promemoria, e le consulenze che hai chiesto.',
  'Browser e indirizzo IP di ogni accesso e di ogni modifica del tuo account, per 90 giorni.',
] as const;
export const notKept = 'Non c’è pubblicità, e niente che ti conti o ti segua.';
export const more = <T>({ policy, data }: Links<T>) => [
  policy('L’informativa sulla privacy'),
  ' dice tutto per intero. ',
  data('I tuoi dati'),
  ': una copia di tutto, e il modo per eliminarlo.',
];

export const hereHeading = 'Cosa conserva questo browser';
export const hereIntroduction = 'Così la tua sessione resta aperta, e le tue cucine si aprono subito.';
export const here = [
  'Che hai fatto l’accesso, e con quale account.',
  'Le tue cucine con i loro alimenti, e quello che ci hai fatto e che non è ancora partito.',
  'Le tue ultime scelte, come chiaro o scuro, e quello che hai scritto senza inviarlo.',
] as const;
export const pagesHere = 'Le pagine di Crisper, così si aprono senza rete.';
export const noPagesHere = 'Non le pagine di Crisper: senza rete non si aprono.';
export const amountHere = ({ amount }: { amount: string }) => `Circa ${amount} in tutto.`;
export const untilLogout = 'Quando esci, viene cancellato.';
