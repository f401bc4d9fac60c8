export const pageTitle = 'Informativa sulla privacy';
export const pageDescription =
  'Cosa conserva Crisper di te, chi può vederlo, e come copiarlo, correggerlo o eliminarlo.';
export const heading = 'Informativa sulla privacy';
export const lead =
  'Cosa conserviamo, perché, chi altro può vederlo, e come farcelo dimenticare. Scritta per essere letta. Questa è una traduzione: è vincolante solo il testo inglese.';
export const lastUpdated = ({ date }: { date: string }) => `Ultimo aggiornamento: ${date}`;
/** The date above, on a page that was made before its reader's date was known. */
export const today = 'oggi';

interface Strong<T> {
  strong: (words: string) => T;
}

export const collectHeading = 'Cosa raccogliamo';
export const collectLead = 'Solo quello che serve all’app per funzionare:';
export const collectAccount = <T>({ strong }: Strong<T>) => [
  strong('Il tuo account:'),
  ' nome e indirizzo email, fuso orario, e l’URL di una foto del profilo se ne dai uno. Se scegli una password, ne conserviamo un’impronta a senso unico (hash), mai la password stessa.',
];
export const collectFood = <T>({ strong }: Strong<T>) => [
  strong('I tuoi alimenti:'),
  ' quello che aggiungi, con date, categorie, quantità, immagini e descrizioni, e le note private che ci scrivi; che fine hanno fatto, e quando; prezzi, liste della spesa, ricette, pasti in programma e come la tua cucina chiama un prodotto. Le foto vengono salvate senza il luogo e la fotocamera che il telefono ci scrive dentro.',
];
export const collectMeasurements = <T>({ strong }: Strong<T>) => [
  strong('Le tue misure:'),
  ' altezza, peso, età e sesso, se premi «Segui i progressi» nel calcolo dell’IMC, finché non le elimini.',
];
export const collectRequests = <T>({ strong }: Strong<T>) => [
  strong('Quello che ci chiedi:'),
  ' i messaggi dalla pagina dei contatti con il tuo nome e il tuo indirizzo email, le consulenze che prenoti, quando vuoi i promemoria e su quali dispositivi, in quale calendario o con quale argomento di ntfy, le chiavi dei tuoi programmi e l’ultima volta che ognuna è stata usata, gli URL a cui le tue cucine comunicano cosa succede, e per la lettera settimanale il tuo indirizzo email e il tuo fuso orario, finché non annulli l’iscrizione.',
];
export const collectUsage = <T>({ strong }: Strong<T>) => [
  strong('Dati di utilizzo:'),
  ' le attività del tuo account, come aggiungere o modificare un alimento, quali notifiche hai visto, e quello che il nostro server deve registrare per restare in piedi e fermare gli abusi.',
];
export const collectDevice = <T>({ strong }: Strong<T>) => [
  strong('Informazioni sul dispositivo:'),
  ' il tipo di browser, l’indirizzo IP e il fuso orario che invia, così «oggi» è il tuo oggi. A ogni accesso e a ogni modifica del tuo account conserviamo browser e indirizzo IP per 90 giorni, perché tu possa consultarli nel profilo.',
];
export const browserStorage =
  'Il tuo browser conserva nella sua memoria locale un token di accesso di breve durata e un cookie che lo rinnova, che tengono aperta la tua sessione; un cookie che ti mostra le immagini delle tue cucine; un cookie con cui riconosciamo un browser da cui hai già fatto l’accesso; le tue ultime scelte o quello che hai scritto per ultimo, come chiaro o scuro; e, finché la tua sessione è aperta, il tuo nome, le tue cucine con i loro alimenti e quello che ci hai fatto, così si aprono senza rete. Quando esci, tutto questo viene cancellato. Un tablet che mostra la tua cucina conserva la chiave con cui è stata aperta. Non ci sono cookie pubblicitari né strumenti di tracciamento di altre aziende.';

export const useHeading = 'A cosa ci serve';
export const ourUse =
  'A mostrare i tuoi alimenti e contarne i giorni, ad avvisarti prima che scadano, a farti accedere e tenere aperta la tua sessione, a rispondere quando scrivi, e a capire cosa si è rotto. Non creiamo profili pubblicitari, e quello che mangi non decide altro che quello che mostra il tuo pannello.';
export const seenByOthers = <T>({ strong }: Strong<T>) => [
  strong('Cosa vedono gli altri:'),
  ' le persone di una tua cucina vedono i suoi alimenti, chi li ha aggiunti e cosa ne ha fatto ognuno di voi, il tuo nome e la tua foto, e il tuo indirizzo email solo se lo mostri a tutti. Vedono anche le sue liste della spesa, le ricette e i pasti in programma; chi riceve da un membro il link a una lista vede quella lista e il nome del membro, per due giorni al massimo. Quello che c’è nel frigo aperto è pubblico: chiunque apra la pagina Frigo vede nome, immagine, categoria, quantità, descrizione e date di un alimento, con o senza account. Sotto «Aggiunto da» chi è di passaggio legge il tuo nome, e chi ha fatto l’accesso il tuo indirizzo email, se non scegli altro nel profilo. Le tue note, le notifiche, l’elenco delle attività e le misure si mostrano solo a te.',
];

export const sharingHeading = 'Condivisione';
export const sharingLead =
  'Non vendiamo i tuoi dati, a nessuno e per nessuno scopo. Possiamo condividerne la parte necessaria con:';
export const sharedWithProviders = <T>({ strong }: Strong<T>) => [
  strong('fornitori di servizi'),
  ' che fanno funzionare il server, recapitano le nostre email o, quando lo scegli tu, ti fanno accedere con Google, e che possono usare i dati solo per questo compito;',
];
export const sharedWithAuthorities = <T>({ strong }: Strong<T>) => [
  strong('autorità'),
  ', quando la legge non ci lascia scelta, e allora non più di quanto chiede;',
];
export const sharedWithAffiliates = <T>({ strong }: Strong<T>) => [
  strong('società collegate'),
  ' a Crisper, vincolate da questa stessa informativa.',
];
export const linkedPictures =
  'Dove chi gestisce questo Crisper l’ha attivato, il numero di un prodotto che scansioni viene cercato su Open Food Facts, dal nostro server e senza una parola su di te. Se ci dai l’indirizzo di una pagina web con una ricetta, il nostro server legge quella pagina per te: l’altro sito non scopre né il tuo indirizzo IP né chi l’ha chiesta. Si possono collegare immagini di altri siti. Il tuo browser le carica da lì, quindi l’altro sito vede il tuo indirizzo IP, ma non quale delle nostre pagine stavi guardando.';
export const programs =
  'Altri programmi vengono a sapere qualcosa dei tuoi alimenti solo se una persona li fa entrare. Chi ha una chiave che hai creato per un programma, un tablet o un assistente legge quello a cui la chiave serve, e lo modifica se l’hai permesso, finché la chiave non scade o non la disattivi; un assistente passa quello che legge a chi lo gestisce. Chi ha l’URL del tuo calendario legge le tue date, finché non lo disattivi o non ne crei un altro. Un webhook di una cucina, che ogni suo membro può impostare, invia quello che arriva, quello che cambia, quello che finisce, quello che è da mangiare e quello che succede sulle liste della spesa all’URL scelto, senza nomi di persone, e finisce quando il membro se ne va. Un promemoria con ntfy passa in chiaro dal server del suo argomento; una notifica sul tuo telefono passa da chi produce il tuo browser, cifrata, in modo che non possa leggerla.';
export const broughtFiles =
  'Quasi tutti i file con alimenti che porti vengono letti sul tuo dispositivo, e noi riceviamo solo quello che aggiungi. Il database di un altro programma lo legge il nostro server, che lo elimina appena ha finito; gli account e le password che contiene non vengono letti.';

export const securityHeading = 'Sicurezza';
export const security =
  'I tuoi dati stanno nel database del Crisper che usi. Le password sono protette con Argon2id (hash), i token di accesso dei browser scadono dopo dieci minuti, delle chiavi dei programmi conserviamo solo un’impronta a senso unico, e ogni modifica a un alimento viene verificata sul server: in base all’account che l’ha aggiunto o, in una cucina, in base alle persone che ci sono. Quando esci, la sessione si chiude anche lì, non solo nel browser. Nessun sistema è infallibile: se una violazione dovesse toccare i tuoi dati, ti diremo cosa è successo e cosa fare.';

export const rightsHeading = 'I tuoi diritti';
interface Rights<T> extends Strong<T> {
  yourData: (words: string) => T;
  deleteAccount: (words: string) => T;
}
export const rights = <T>({ strong, yourData, deleteAccount }: Rights<T>) => [
  'Puoi ',
  strong('consultare'),
  ' tutto quello che conserviamo di te, ',
  strong('correggere'),
  ' quello che è sbagliato ed ',
  strong('eliminare'),
  ' quello che non vuoi più farci conservare. Puoi fare tutto da te, subito: alimenti, note e misure sulle loro pagine, il nome e la foto nel profilo. Lì trovi anche ',
  yourData('Scarica i miei dati'),
  ' ed ',
  deleteAccount('Elimina l’account'),
  ', che porta via tutto quello che l’account contiene; rimane solo nei backup precedenti, finché non vengono sostituiti.',
];
export const otherRequests = <T>({ email }: { email: T }) => [
  'Per tutto il resto, per esempio un messaggio che ci hai mandato una volta, o dove i pulsanti non bastano, scrivi a ',
  email,
  ' dall’indirizzo email con cui hai creato l’account.',
];

export const changesHeading = 'Modifiche a questa informativa';
export const changes =
  'Quando il software cambia quello che conserva, questa pagina cambia con lui, e la data in alto ti dice quanto è aggiornata la tua lettura. Se una modifica tocca i tuoi diritti, lo annunciamo qui prima che entri in vigore.';

export const contactHeading = 'Responsabile della protezione dei dati';
export const contact = <T>({ email }: { email: T }) => [
  'Domande, richieste e reclami sui tuoi dati vanno al nostro responsabile della protezione dei dati (DPO), all’indirizzo ',
  email,
  '. Li legge una persona, che risponde entro 30 giorni.',
];
