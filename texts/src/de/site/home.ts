export const whyHeading = 'Warum Crisper';
export const whyText =
  'Das beste Mittel gegen Verschwendung hast du schon: dein Abendessen. Crisper sagt dir nur, womit du anfängst.';
export const seeThrough = 'Durch die Kühlschranktür sehen';
export const seeThroughText = 'Im Laden, im Zug oder auf dem Sofa: was du hast, wie viel davon und bis wann.';
export const clearDates = 'Daten, die etwas sagen';
export const clearDatesText =
  'Drei Farben, kein Rechnen. Grün kann warten, Gelb ist das Abendessen, Rot war eine Lehre.';
export const freshTag = '12 Tage';
export const soonTag = 'Morgen';
export const expiredTag = 'Abgelaufen';
export const shared = 'Für gemeinsame Küchen gemacht';
export const sharedText =
  'WG, Familie, der Kühlschrank im Büro: ein Fach für alle, und was jemandem allein gehört, trägt einen Namen. Sehen können es nur die Leute in deiner Küche und die Programme, die sie hereinlassen.';
export const sharerInitials: [string, string, string, string] = ['A', 'N', 'J', 'O'];
export const betterFood = 'Besser essen, nicht nur weniger wegwerfen';
export const betterFoodText =
  '72 % sagen, dass sie gesünder essen. Steht das Grünzeug oben auf der Liste, landet es auch auf dem Teller.';
/** The prefixes and suffixes stand around numbers that count up. */
export const satisfactionSuffix = ' %';
export const satisfactionLabel = 'Zufriedenheit';
export const wasteReductionSuffix = ' %';
export const wasteReductionLabel = 'weniger Verschwendung';
export const timeSavedSuffix = ' h';
export const timeSavedLabel = 'gespart pro Woche';
export const savingsPrefix = '';
export const savingsSuffix = ' Tsd. $';
export const savingsLabel = 'gespart pro Jahr';

export const howHeading = 'So geht’s';
export const howText = 'Vier Schritte. Den ersten machst du, die anderen gehen von selbst.';
export const scanTitle = 'Scannen';
export const scanText =
  'Halte einen Strichcode, einen Kassenbon oder das Datum einer Packung vor die Kamera oder tippe „Milch, 6 Eier“. Du siehst, was wir verstanden haben, und das Fach füllt sich.';
export const trackingTitle = 'Immer aktuell';
export const trackingText =
  'Für jedes Lebensmittel läuft eine eigene Uhr, und was andere hinzufügen, erscheint, während du hinsiehst. Deine Übersicht zeigt, was du zuerst essen solltest.';
export const alertsTitle = 'Hinweise';
export const alertsText =
  'Ab fünf Tagen vor dem Datum meldet sich die Glocke. Früh genug, um zu planen, spät genug, um zu zählen.';
export const insightsTitle = 'Einblicke';
export const insightsText =
  'Deine Küche rechnet Monat für Monat zusammen, was gegessen und was weggeworfen wurde, und sagt, was helfen kann. Wenn du magst, kommt ein Wochenbericht per Mail. Wer weniger verschwendet, spart als Familie bis zu 1.200 $ im Jahr.';
export const insightsWithoutMail =
  'Deine Küche rechnet Monat für Monat zusammen, was gegessen und was weggeworfen wurde, und sagt, was helfen kann. Dieses Crisper verschickt keine Wochenberichte. Wer weniger verschwendet, spart als Familie bis zu 1.200 $ im Jahr.';
export const start = 'Jetzt anfangen';

export const resourcesHeading = 'Material und Wirkung';
export const resourcesText = 'Zum Drucken, Ausfüllen und Anschauen, ob du Crisper benutzt oder nicht.';
export const storageGuideTitle = 'Der Lagerplan';
export const storageGuideText =
  'Wie lange 70 Lebensmittel in Kühlschrank, Gefrierfach und Schrank halten. Zwei Seiten zum Aufhängen.';
export const expiryTrackerTitle = 'Die Ablauftabelle';
export const expiryTrackerText =
  'Eine Tabelle, die einfärbt, was bald gegessen werden sollte, für alle, die ihre Küche gern in Zellen haben.';
export const mealPlannerTitle = 'Der Essensplan';
export const mealPlannerText =
  'Ein Blatt pro Woche: was zuerst verdirbt, was wann gekocht wird, was zu kaufen ist.';
export const walkthroughTitle = 'Der Rundgang';
export const walkthroughText = 'Crisper in einer halben Minute, ohne ein gesprochenes Wort.';
/** Screen readers hear what is downloaded; the eye sees it above the link. */
export const download = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Herunterladen',
  unseen(`: ${title}`),
];
export const impactText = 'Was zusammenkommt, wenn man rechtzeitig hinsieht:';
export const mealsSuffix = '.000+';
export const mealsLabel = 'Mahlzeiten';
export const familiesSuffix = '+';
export const familiesLabel = 'Familien';
/** Thousands of kilograms. */
export const carbonDioxideSuffix = ' t';
export const carbonDioxideLabel = 'CO₂';
export const countriesSuffix = '+';
export const countriesLabel = 'Länder';

export const blogHeading = 'Aus dem Blog';
export const allArticles = 'Alle Artikel';
export const fridgeMapCategory = 'Lagern';
export const fridgeMapHeading = 'Eine Landkarte für deinen Kühlschrank';
export const fridgeMapText = 'Wo es kalt ist, wo nicht, und warum Milch in der Tür nichts zu suchen hat.';
export const dateLabelsCategory = 'Haltbarkeit';
export const dateLabelsHeading = 'Drei Daten, drei verschiedene Versprechen';
export const dateLabelsText =
  'In einem geht es um Sicherheit, in einem um Knusprigkeit, und eins geht dich nichts an.';
export const cookInOrderCategory = 'Planen';
export const cookInOrderHeading = 'Koch zuerst, was zuerst verdirbt';
export const cookInOrderText = 'Fisch am Montag, Kohl am Sonntag: ein Essensplan, der dem Essen folgt.';
