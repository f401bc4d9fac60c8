export const pageTitle = 'Termini e condizioni';
export const pageDescription =
  'L’accordo tra te e Crisper, in sei brevi sezioni: account, la tua parte, i tuoi dati e la nostra responsabilità.';
export const heading = 'Termini e condizioni';
export const lead =
  'L’accordo tra te e noi. Sei brevi sezioni; quella sulla sicurezza del cibo è da leggere due volte. Questa è una traduzione: è vincolante solo il testo inglese.';

export const introductionHeading = 'Introduzione';
export const introduction =
  'Crisper è un servizio gratuito che tiene d’occhio gli alimenti e le loro date, per le case e le cucine condivise. Usandolo, con o senza account, accetti questi termini. Se non puoi accettarli, non usarlo.';

export const accountHeading = 'Registrazione';
export const accountNeeded =
  'Puoi guardare e leggere senza account. Per aggiungere alimenti te ne serve uno, registrato con un indirizzo email che sia tuo o con Google. Dai un nome con cui la tua cucina ti riconosce: si vede accanto ai tuoi alimenti.';
export const accountPassword =
  'Tieni la password per te: quello che si fa dal tuo account vale come fatto da te. Se pensi che la usi qualcun altro, cambiala e diccelo.';

export const responsibilitiesHeading = 'La tua responsabilità';
export const responsibleForContent =
  'Quello che metti nel frigo aperto è pubblico, con il tuo nome accanto e, per chi ha fatto l’accesso, il tuo indirizzo email, se non scegli altro nel profilo. Quello che metti in una cucina è per le persone che ci sono. Perciò aggiungi solo quello che hai il diritto di condividere, e niente di illegale, offensivo o che riguardi la vita privata di un’altra persona. Usa solo immagini che puoi usare.';
export const responsibleForUse =
  'Non cercare di leggere o modificare quello che è di altri account, di aggirare i limiti del servizio, o di caricarlo al punto che altri non possano usarlo. Possiamo togliere alimenti e chiudere account che violano queste regole.';

export const dataHeading = 'Dati raccolti';
export const data = <T>({ privacyPolicy }: { privacyPolicy: (words: string) => T }) => [
  'Per fare il suo lavoro Crisper conserva il tuo account, i tuoi alimenti e qualcosa sul tuo dispositivo. La nostra ',
  privacyPolicy('Informativa sulla privacy'),
  ' dice di preciso che cosa, chi può vederlo e come farlo eliminare. Fa parte di questi termini.',
];

export const liabilityHeading = 'Limitazione di responsabilità';
export const foodSafety = <T>({ strong }: { strong: (words: string) => T }) => [
  strong(
    'Crisper conta i giorni. Non può vedere, annusare o assaggiare il tuo cibo, e non si assume nessuna responsabilità per le decisioni sulla sicurezza alimentare.',
  ),
  ' La scritta «fresco» dice che una data deve ancora venire, non che un alimento sia sicuro da mangiare. Segui l’etichetta, conserva gli alimenti come indica, e nel dubbio buttali. I nostri articoli, i consigli sulla conservazione e il calcolo dell’IMC sono informazioni generali, non pareri medici.',
];
export const noWarranty =
  'Il servizio è fornito così com’è. Lavoriamo perché funzioni e sia corretto, ma non possiamo promettere che non si interrompa o non sbagli mai; nella misura in cui la legge lo consente, non rispondiamo delle perdite che derivano dall’averci fatto affidamento, compresi alimenti andati a male e notifiche mancate.';

export const changesHeading = 'Modifiche a questi termini';
export const changes =
  'Possiamo cambiare questi termini quando cambia il servizio. La versione in vigore è sempre su questa pagina; le modifiche importanti vengono annunciate qui prima di valere. Continuare a usare Crisper da allora in poi vuol dire accettarle.';

export const contactHeading = 'Contatto legale';
export const contact = <T>({ email }: { email: T }) => [
  'Tutto quello che riguarda questi termini va a ',
  email,
  '. Indica la sezione di cui parli.',
];
