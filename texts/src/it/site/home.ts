export const whyHeading = 'Perché Crisper';
export const whyText =
  'Lo strumento migliore contro lo spreco ce l’hai già: la cena. Crisper ti dice solo da cosa cominciare.';
export const seeThrough = 'Guarda attraverso la porta del frigo';
export const seeThroughText =
  'Dal negozio, dal treno o dal divano: cosa hai, quanto ne hai, e fino a quando.';
export const clearDates = 'Date che dicono qualcosa';
export const clearDatesText =
  'Tre colori, niente calcoli. Il verde può aspettare, il giallo è la cena, il rosso è una lezione.';
export const freshTag = '12 giorni';
export const soonTag = 'Domani';
export const expiredTag = 'Scaduto';
export const shared = 'Fatto per le cucine condivise';
export const sharedText =
  'Coinquilini, famiglie, il frigo dell’ufficio: un ripiano per tutti, con un nome accanto a quello che è di qualcuno. Lo vedono solo le persone della tua cucina, e i programmi che fanno entrare.';
export const sharerInitials: [string, string, string, string] = ['A', 'N', 'J', 'O'];
export const betterFood = 'Mangiare meglio, non solo buttare meno';
export const betterFoodText =
  'Il 72% dice di mangiare più sano. Quando le verdure sono in cima alla lista, finiscono nel piatto.';
/** The prefixes and suffixes stand around numbers that count up. */
export const satisfactionSuffix = '%';
export const satisfactionLabel = 'di soddisfazione';
export const wasteReductionSuffix = '%';
export const wasteReductionLabel = 'di spreco in meno';
export const timeSavedSuffix = ' h';
export const timeSavedLabel = 'risparmiate a settimana';
export const savingsPrefix = '';
export const savingsSuffix = ' mila $';
export const savingsLabel = 'risparmiati all’anno';

export const howHeading = 'Come funziona';
export const howText = 'Quattro passi. Il primo è tuo, gli altri vengono da soli.';
export const scanTitle = 'Scansiona';
export const scanText =
  'Inquadra un codice a barre, uno scontrino o la data di una confezione, oppure scrivi «latte, 6 uova». Vedi cosa abbiamo capito, e il ripiano si riempie.';
export const trackingTitle = 'In tempo reale';
export const trackingText =
  'Ogni alimento conta i suoi giorni da solo, e quello che aggiungono gli altri compare mentre guardi. La panoramica dice cosa mangiare prima.';
export const alertsTitle = 'Avvisi';
export const alertsText =
  'Da cinque giorni prima della data, la campanella ti avvisa. Abbastanza presto per organizzarti, non così presto da dimenticarlo.';
export const insightsTitle = 'Bilancio';
export const insightsText =
  'La tua cucina somma quello che è stato mangiato e quello che è stato buttato, mese per mese, e dice cosa può aiutare. Se vuoi, ogni settimana arriva un resoconto per email. Sprecare meno fa risparmiare a una famiglia fino a 1.200 $ all’anno.';
export const insightsWithoutMail =
  'La tua cucina somma quello che è stato mangiato e quello che è stato buttato, mese per mese, e dice cosa può aiutare. Questo Crisper non manda resoconti settimanali. Sprecare meno fa risparmiare a una famiglia fino a 1.200 $ all’anno.';
export const start = 'Comincia da un alimento';

export const resourcesHeading = 'Risorse e risultati';
export const resourcesText = 'Da stampare, compilare e guardare, con o senza Crisper.';
export const storageGuideTitle = 'La guida alla conservazione';
export const storageGuideText =
  'Quanto durano 70 alimenti in frigo, in freezer e in dispensa. Due pagine da appendere.';
export const expiryTrackerTitle = 'La tabella delle date';
export const expiryTrackerText =
  'Un foglio di calcolo che colora quello che va mangiato presto, per chi ama la cucina in celle.';
export const mealPlannerTitle = 'Il piano dei pasti';
export const mealPlannerText =
  'Un foglio a settimana: cosa va a male prima, cosa cucinare quando, cosa comprare.';
export const walkthroughTitle = 'Il video';
export const walkthroughText = 'Crisper in mezzo minuto, senza una parola.';
/** Screen readers hear what is downloaded; the eye sees it above the link. */
export const download = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Scarica',
  unseen(`: ${title}`),
];
export const impactText = 'Guardare in tempo, tutto sommato, fa:';
export const mealsSuffix = 'mila+';
export const mealsLabel = 'pasti';
export const familiesSuffix = '+';
export const familiesLabel = 'famiglie';
export const carbonDioxideSuffix = ' t';
export const carbonDioxideLabel = 'di CO₂';
export const countriesSuffix = '+';
export const countriesLabel = 'Paesi';

export const blogHeading = 'Dal blog';
export const allArticles = 'Tutti gli articoli';
export const fridgeMapCategory = 'Conservazione';
export const fridgeMapHeading = 'La mappa del tuo frigo';
export const fridgeMapText = 'Dove fa freddo, dove no, e perché il latte non va nella porta.';
export const dateLabelsCategory = 'Date e sicurezza';
export const dateLabelsHeading = '«Entro», «preferibilmente entro», «vendere entro»: tre promesse diverse';
export const dateLabelsText = 'Una parla di sicurezza, una di croccantezza, e la terza non ti riguarda.';
export const cookInOrderCategory = 'Organizzazione';
export const cookInOrderHeading = 'Cucina la settimana nell’ordine in cui va a male';
export const cookInOrderText = 'Pesce il lunedì, cavolo la domenica: un menu che segue gli alimenti.';
