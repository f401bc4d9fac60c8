export const formHeading = 'Una lettera a settimana su come conservare il cibo';
export const emailField = 'Il tuo indirizzo email';
export const emailExample = 'tu@example.com';
export const subscribe = 'Iscriviti';
export const sending = 'Invio…';
export const needsJavaScript = 'Per iscriversi serve JavaScript.';
export const smallPrint =
  'Ogni lunedì: il tuo resoconto settimanale se hai un account, altrimenti qualcosa da leggere. Te lo chiediamo una volta per email prima che arrivi qualcosa, e ogni lettera ha un link per smettere.';
export const sentTo = <T>({ email }: { email: T }) => [
  'Ci siamo quasi. Abbiamo mandato un’email a ',
  email,
  ': conferma con il link che contiene. Guarda anche nello spam.',
];
export const noLetter = 'Questo Crisper non manda email';
export const noLetterText =
  'Quindi non c’è una lettera settimanale a cui iscriversi. Con un account, la campanella e il tuo calendario ti dicono cosa scade.';
export const noMail =
  'Questo Crisper non manda email, quindi non arriverebbe nessuna lettera. Non abbiamo conservato niente.';

export const confirmPageTitle = 'Conferma la lettera';
export const confirmPageDescription = 'Conferma che vuoi la lettera di Crisper.';
export const confirmHeading = 'Ti scriviamo?';
export const confirmText =
  'Una lettera ogni lunedì mattina. Se hai un account con questo indirizzo email, accedi prima di confermare, e sarà il tuo resoconto settimanale. Altrimenti sarà qualcosa da leggere.';
export const confirm = 'Sì, mandatemi la lettera';
export const confirmedHeading = 'Sei nella lista';
export const confirmedText =
  'La prima lettera arriva lunedì prossimo di mattina. Ognuna ha un link per smettere.';

export const unsubscribePageTitle = 'Annulla l’iscrizione';
export const unsubscribePageDescription = 'Basta con la lettera di Crisper.';
export const unsubscribeHeading = 'Niente più lettere?';
export const unsubscribeText =
  'Il tuo indirizzo viene tolto subito dalla lista. Un account, se ce l’hai, resta com’è.';
export const unsubscribe = 'Annulla l’iscrizione';
export const unsubscribedHeading = 'Non sei più nella lista';
export const unsubscribedText =
  'Non arriveranno più lettere. Se ti mancano, il riquadro in fondo a ogni pagina le fa tornare.';
