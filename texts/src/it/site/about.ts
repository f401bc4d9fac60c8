export const pageTitle = 'Chi siamo';
export const pageDescription =
  'Perché abbiamo iniziato Crisper nel 2025, cosa vogliamo cambiare e i tre principi che ci guidano.';
export const heading = 'Tutto è cominciato con una busta di spinaci di cui nessuno si ricordava';
export const introduction =
  'Crisper è un piccolo strumento con un’idea fissa: quasi tutto il cibo che si butta era ancora buonissimo il giorno in cui qualcuno se l’è dimenticato.';

export const missionHeading = 'La nostra missione';
export const mission = 'Aiutare a salvare cibo, tempo e pianeta, un frigo alla volta.';
export const missionReason =
  'Nelle case si butta più cibo che nei negozi e nei ristoranti messi insieme. Nessuno lo fa apposta. Scivola dietro il latte, la data passa in un mercoledì pieno di impegni, e l’acqua, il carburante e il lavoro che c’erano dentro finiscono nel sacco della spazzatura. Vogliamo che la data ti trovi prima.';

export const storyHeading = 'La nostra storia';
export const storyPicture = 'La prima versione: carta, una calamita e una penna che doveva restare lì.';
export const storyStart = <T>({ year }: { year: (digits: string) => T }) => [
  'Abbiamo iniziato nel ',
  year('2025'),
  ', in un appartamento dove in quattro dividevano un frigo e nessuno una lista.',
];
export const storyInventory =
  'Una domenica l’abbiamo svuotato sul tavolo della cucina. Tre vasetti aperti dello stesso pesto. Due buste di spinaci, una ormai liquida. Un pezzo di formaggio comprato, amato e perduto. Abbiamo fatto il conto sul retro di uno scontrino: era il prezzo di un fine settimana fuori.';
export const storyPaper =
  'Il primo Crisper era un foglio sulla porta del frigo, con una colonna per la data. Ha funzionato nove giorni, finché la penna non è sparita. Così abbiamo messo il foglio dove nessuna penna sparisce, e gli abbiamo dato una campanella.';
export const storyToday =
  'Da allora è cresciuto: è un’app per qualsiasi casa o cucina condivisa, con un pannello, le notifiche e un diario di quello che abbiamo imparato sulla conservazione. La colonna per la data ne è ancora il cuore.';

export const principlesHeading = 'I nostri principi';
export const principles = [
  {
    title: 'Prima utile, poi geniale',
    text: 'Una data, un conto alla rovescia e un promemoria al momento giusto salvano più cibo di qualsiasi gadget. Prima costruiamo la cosa semplice, e deve funzionare sul telefono che hai nella mano bagnata.',
  },
  {
    title: 'Senza sensi di colpa',
    text: 'Tutti buttano qualcosa. Crisper mostra cosa si può ancora salvare stasera, e conta il resto senza una parola di rimprovero.',
  },
  {
    title: 'Condiviso dove aiuta, privato dove conta',
    text: 'Una cucina funziona quando chi ci vive vede il ripiano, e nessun altro ha bisogno di vederlo. Il frigo aperto è aperto a tutti, anche a chi è di passaggio. Le tue note sono solo tue, e quello che sappiamo non lo vendiamo a nessuno.',
  },
];

export const joinHeading = 'Comincia da quello che nel tuo frigo ti convince di meno';
export const joinText = 'Aggiungilo adesso. L’impegno è tutto qui; il resto di solito viene da sé.';
export const join = 'Unisciti anche tu';
