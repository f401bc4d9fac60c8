export const proofSubject = 'Conferma il tuo indirizzo email per Crisper';
export const proofHeading = 'Questo account è tuo?';
export const proofQuestion =
  'Un account Crisper con questo indirizzo email chiede email sui suoi alimenti. Arrivano quando confermi che l’account e l’indirizzo sono tuoi.';
export const proofButton = 'Conferma il mio indirizzo email';
export const proofSmallPrint = ({ days }: { days: number }) =>
  `Il link funziona una volta sola, entro ${days} giorni, e ti chiede di accedere. Se non hai un account, ignora questa email: a un indirizzo non confermato non arriva niente.`;

export const resetSubject = 'Scegli una nuova password per Crisper';
export const resetAsked = 'Qualcuno, speriamo tu, ha chiesto una nuova password per il tuo account Crisper.';
export const resetWithin = ({ minutes }: { minutes: number }) => `Sceglila qui entro ${minutes} minuti:`;
export const resetButton = 'Scegli una nuova password';
export const resetSmallPrint = 'Se non eri tu, ignora questa email: la tua password resta com’è.';
