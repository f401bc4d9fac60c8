export const pageTitle = 'Domande frequenti';
export const pageDescription =
  'Quanto costa Crisper, chi vede i tuoi alimenti, quando qualcosa è in scadenza, e altre sette risposte.';
export const heading = 'Domande frequenti';
export const introduction =
  'Sono dieci, con risposte brevi: quanto costa, chi vede cosa, e da quando un alimento è scaduto.';
export const askUs = 'Facci un’altra domanda';

type Link<T> = (words: string) => T;

interface Links<T> {
  fridge: Link<T>;
  profile: Link<T>;
  sharedKitchenArticles: Link<T>;
  passwordReset: Link<T>;
  login: Link<T>;
  contact: Link<T>;
}

interface Question<T> {
  title: string;
  answer: (string | T)[];
}

export const questions = <T>(link: Links<T>): Question<T>[] => [
  {
    title: 'Cosa fa Crisper?',
    answer: [
      'Ricorda le date al posto tuo. Aggiungi quello che entra in frigo, con categoria, quantità, foto e data; Crisper conta i giorni, mostra cosa è fresco, cosa è in scadenza e cosa è scaduto, e la panoramica dice cosa mangiare prima. Funziona per tutto quello che ha una data, comprese creme solari e pile.',
    ],
  },
  {
    title: 'Crisper è gratis?',
    answer: [
      'Sì, tutto. Non ci sono abbonamenti né prove che finiscono. Serve un account per aggiungere alimenti, vedere il tuo pannello e prenotare una consulenza; per guardare e leggere no.',
    ],
  },
  {
    title: 'Serve una connessione a internet?',
    answer: [
      'Per accedere e per aprire Crisper la prima volta sì, e anche per il frigo aperto. I tuoi alimenti sono sul server, così tutti in cucina vedono lo stesso ripiano da qualsiasi telefono o computer. Le tue cucine vanno avanti anche senza.',
    ],
  },
  {
    title: 'Funziona offline?',
    answer: [
      'Sì. I supermercati hanno muri spessi e in cantina non c’è campo, perciò il tuo browser conserva le tue cucine con i loro alimenti e le liste della spesa. Continua a mangiare, spuntare e aggiungere; quello che hai fatto parte appena torna la rete. Perché Crisper stesso si apra senza rete, il suo indirizzo deve iniziare con https.',
    ],
  },
  {
    title: 'Quando un alimento è «in scadenza»?',
    answer: [
      'Quando la sua data è oggi o nei prossimi cinque giorni. Un alimento è buono per tutto il giorno stampato sopra: diventa scaduto a mezzanotte di quel giorno, e non prima. Quello che non ha una data non viene mai segnalato.',
    ],
  },
  {
    title: 'Chi vede quello che aggiungo?',
    answer: [
      'Quello che metti in una cucina tua: le persone che ci sono e nessun altro, a meno che una di loro non ci faccia guardare un programma o non passi un link a una lista della spesa. Quello che metti nel ',
      link.fridge('frigo aperto'),
      ': tutti, perché si può aprire senza account. Lì si legge il tuo nome sotto «Aggiunto da»; chi ha fatto l’accesso legge il tuo indirizzo email, se non scegli altro nel ',
      link.profile('tuo profilo'),
      '. La nota che scrivi su un alimento è solo tua, ovunque sia. Perciò non mettere niente di personale in nomi, foto e descrizioni di quello che è pubblico.',
    ],
  },
  {
    title: 'Si può usare insieme in una cucina condivisa?',
    answer: [
      'È nato per quello. Crea una cucina e manda il suo link agli altri. Ogni persona accede con il proprio account, aggiunge quello che compra, e tutti vedono lo stesso ripiano, con un nome accanto a quello che è di qualcuno. I nostri articoli sulle ',
      link.sharedKitchenArticles('cucine condivise'),
      ' hanno le regole della casa che ci vogliono.',
    ],
  },
  {
    title: 'Qualcun altro può modificare o eliminare i miei alimenti?',
    answer: [
      'Nel frigo aperto no: gli altri possono guardare, ma solo l’account che ha aggiunto un alimento può modificarlo o eliminarlo, e quello che offri si può prendere. In una cucina sì: i suoi membri gestiscono un ripiano insieme, quindi ognuno può modificare, finire o togliere quello che c’è, e gli ospiti possono solo guardare. Se qualcuno finisce una cosa tua, la campanella ti dice chi. La tua nota resta tua ovunque. Il server controlla tutto questo ogni volta, qualunque cosa dica la pagina che ha davanti.',
    ],
  },
  {
    title: 'Ho dimenticato la password. E adesso?',
    answer: [
      'Chiedi un link per sceglierne una nuova dalla ',
      link.passwordReset('pagina della password dimenticata'),
      '. Se il tuo account viene da Google, qui non ti serve una password: scegli Google nella ',
      link.login('pagina di accesso'),
      '.',
    ],
  },
  {
    title: 'Come propongo una funzione?',
    answer: [
      'Dalla pagina ',
      link.contact('Contatti'),
      '. Raccontaci cosa cercavi di fare in cucina, più che quale pulsante vorresti; la storia di un martedì complicato ci dice più di uno schizzo.',
    ],
  },
];
