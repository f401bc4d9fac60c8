import { plural } from '#it/plural.ts';

export const heading = 'Parlane con chi se ne intende';
export const introduction = 'Mezz’ora sulla tua cucina, con qualcuno che ha visto frighi peggiori del tuo.';

export const solheimSpecialty = 'Nutrizione e sicurezza alimentare';
export const solheimBio =
  'Ha diretto la sicurezza alimentare di un ospedale pediatrico. Ti dirà cosa significa la data sulla confezione, e quando dare retta al naso.';
export const oyelaranSpecialty = 'Cucina senza sprechi';
export const oyelaranBio =
  'Ha cucinato in ristoranti che pesano la pattumiera ogni sera. Da una foto del tuo frigo tira fuori cinque cene e una lista corta.';

export const experience = ({ years }: { years: number }) =>
  plural(years, { one: `${years} anno di esperienza`, other: `${years} anni di esperienza` });
/** Screen readers hear how many stars there are at most. */
export const rating = <T>({ stars, unseen }: { stars: string; unseen: (words: string) => T }) => [
  stars,
  unseen(' su 5'),
];
export const book = <T>({ name, unseen }: { name: string; unseen: (words: string) => T }) => [
  'Prenota',
  unseen(` con ${name}`),
];
export const bookAny = 'Prenota una consulenza';

export const testimonials = 'Cosa si dice';
export const stars = ({ count }: { count: number }) => `${count} stelle su 5`;
export const attribution = <T>({ author, role }: { author: T; role: string }) => [author, `, ${role}`];

export const hannahQuote =
  '«Da noi c’erano quattro vasetti di pesto aperti. Ora ce n’è uno, e tutti sanno di chi è.»';
export const hannahAuthor = 'Hannah';
export const hannahRole = 'divide la cucina con altre tre persone';
export const darioQuote =
  '«Cucino per cinque e faccio la spesa il sabato. Ormai la lista di cosa va mangiato è tutto il piano.»';
export const darioAuthor = 'Dario';
export const darioRole = 'padre di tre figli';
export const sunnivaQuote =
  '«Mi ci è voluta una settimana per prendere l’abitudine di segnare le cose. Da allora ho buttato un cetriolo.»';
export const sunnivaAuthor = 'Sunniva';
export const sunnivaRole = 'vive da sola, viaggia molto';
export const kwameQuote =
  '«L’abbiamo messo su un tablet accanto al frigo dell’ufficio. Lo sgombero del venerdì, con etichette e litigi, non c’è più.»';
export const kwameAuthor = 'Kwame';
export const kwameRole = 'office manager';
export const leonieQuote =
  '«Mia madre dimentica cosa ha aperto. Io guardo il suo ripiano da duecento chilometri e la chiamo per il pesce.»';
export const leonieAuthor = 'Leonie';
export const leonieRole = 'segue due cucine';
export const petrQuote =
  '«Mezz’ora con Mateo e ho smesso di comprare insalata in busta. Già solo per questo ne è valsa la pena.»';
export const petrAuthor = 'Petr';
export const petrRole = 'ha prenotato una consulenza in primavera';

export const loginRequired = 'Serve l’accesso';
export const loginRequiredText = 'Per prenotare una consulenza devi accedere.';
export const login = 'Accedi';
export const alreadyRequested = 'Già chiesta';
export const notSent = 'Non inviata';
export const requested = 'Richiesta inviata!';
export const kept = 'Richiesta registrata';
export const requestedByMail = ({ name }: { name: string }) =>
  `Ti scriviamo presto per fissare la consulenza con ${name}.`;
export const keptWithoutMail = ({ name }: { name: string }) =>
  `La tua richiesta di una consulenza con ${name} è registrata per chi gestisce questo Crisper. Non manda email, quindi deve andare a cercarla; la trovi anche tu nel tuo profilo.`;
