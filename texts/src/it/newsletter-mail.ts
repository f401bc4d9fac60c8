export const confirmSubject = 'Da confermare: la lettera di Crisper';
export const confirmHeading = 'Manca solo un clic';
export const confirmQuestion =
  'Qualcuno, speriamo tu, ha chiesto la lettera di Crisper per questo indirizzo. La mandiamo?';
export const confirm = 'Conferma';
export const confirmSmallPrint = ({ days }: { days: number }) =>
  `Il link funziona per ${days} giorni. Se non eri tu, ignora questa email: non arriverà altro.`;

export const onListSubject = 'Ricevi già la lettera di Crisper';
export const onListHeading = 'Sei già nella lista';
export const onList =
  'Qualcuno, speriamo tu, ha chiesto la lettera di Crisper per questo indirizzo. Qui arriva già.';
export const enough = 'Non la vuoi più?';
export const unsubscribe = 'Annulla l’iscrizione';
