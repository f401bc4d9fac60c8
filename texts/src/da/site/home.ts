export const whyHeading = 'Hvorfor Crisper';
export const whyText =
  'Du ejer allerede det bedste værktøj mod madspild: aftensmaden. Crisper siger bare, hvad du skal begynde med.';
export const seeThrough = 'Se gennem køleskabsdøren';
export const seeThroughText = 'Fra butikken, toget eller sofaen: hvad du har, hvor meget og hvor længe.';
export const clearDates = 'Datoer, der betyder noget';
export const clearDatesText =
  'Tre farver, ingen regnestykker. Grøn kan vente, gul er aftensmad, rød var en lærestreg.';
export const freshTag = '12 dage';
export const soonTag = 'I morgen';
export const expiredTag = 'Udløbet';
export const shared = 'Lavet til delte køkkener';
export const sharedText =
  'Bofællesskaber, familier, kontorets køleskab: én hylde til alle, med et navn ved det, der kun er én persons. Kun folk i dit køkken og de programmer, de lukker ind, ser den.';
export const sharerInitials: [string, string, string, string] = ['A', 'N', 'J', 'O'];
export const betterFood = 'Bedre mad, ikke kun mindre madspild';
export const betterFoodText =
  '72 % siger, at de spiser sundere. Når det grønne står øverst på listen, når det tallerkenen.';
/** The prefixes and suffixes stand around numbers that count up. */
export const satisfactionSuffix = ' %';
export const satisfactionLabel = 'tilfredshed';
export const wasteReductionSuffix = ' %';
export const wasteReductionLabel = 'mindre madspild';
export const timeSavedSuffix = ' t.';
export const timeSavedLabel = 'sparet om ugen';
export const savingsPrefix = '';
export const savingsSuffix = ' tus. $';
export const savingsLabel = 'sparet om året';

export const howHeading = 'Sådan virker det';
export const howText = 'Fire trin. Det første er dit, de andre sker af sig selv.';
export const scanTitle = 'Scan';
export const scanText =
  'Hold en stregkode, en bon eller datoen på en pakke op foran kameraet, eller skriv »mælk, 6 æg«. Du ser, hvad vi forstod, og hylden fyldes.';
export const trackingTitle = 'Altid opdateret';
export const trackingText =
  'Hver ting tæller ned for sig selv, og det, andre lægger ind, dukker op, mens du kigger. Dit overblik siger, hvad du skal spise først.';
export const alertsTitle = 'Beskeder';
export const alertsText =
  'Fra fem dage før datoen siger klokken til. Tidligt nok til at planlægge, sent nok til at betyde noget.';
export const insightsTitle = 'Indsigt';
export const insightsText =
  'Dit køkken lægger sammen, hvad der blev spist, og hvad der blev smidt ud, måned for måned, og siger, hvad der kan hjælpe. Hvis du vil, kommer der en ugerapport på mail. Mindre spild sparer en familie op til 1.200 $ om året.';
export const insightsWithoutMail =
  'Dit køkken lægger sammen, hvad der blev spist, og hvad der blev smidt ud, måned for måned, og siger, hvad der kan hjælpe. Dette Crisper sender ingen ugerapporter. Mindre spild sparer en familie op til 1.200 $ om året.';
export const start = 'Begynd med én ting';

export const resourcesHeading = 'Materialer og virkning';
export const resourcesText = 'Ting at printe, udfylde og se, hvad enten du bruger Crisper eller ej.';
export const storageGuideTitle = 'Guide til opbevaring';
export const storageGuideText =
  'Hvor længe 70 slags mad holder i køleskabet, fryseren og skabet. To sider at hænge op.';
export const expiryTrackerTitle = 'Udløbsskemaet';
export const expiryTrackerText =
  'Et regneark, der farver det, der snart skal spises, til dem, der kan lide deres køkken i celler.';
export const mealPlannerTitle = 'Madplanen';
export const mealPlannerText =
  'Ét ark om ugen: hvad der bliver dårligt først, hvad der laves hvornår, og hvad der skal købes.';
export const walkthroughTitle = 'Rundturen';
export const walkthroughText = 'Crisper på et halvt minut, uden et talt ord.';
/** Screen readers hear what is downloaded; the eye sees it above the link. */
export const download = <T>({ title, unseen }: { title: string; unseen: (words: string) => T }) => [
  'Hent',
  unseen(`: ${title}`),
];
export const impactText = 'Det bliver det til, når man kigger i tide:';
export const mealsSuffix = '.000+';
export const mealsLabel = 'måltider';
export const familiesSuffix = '+';
export const familiesLabel = 'familier';
/** Thousands of kilograms. */
export const carbonDioxideSuffix = ' t';
export const carbonDioxideLabel = 'CO₂';
export const countriesSuffix = '+';
export const countriesLabel = 'lande';

export const blogHeading = 'Fra bloggen';
export const allArticles = 'Alle artikler';
export const fridgeMapCategory = 'Opbevaring';
export const fridgeMapHeading = 'Et kort over dit køleskab';
export const fridgeMapText = 'Hvor kulden er, hvor den ikke er, og hvorfor mælk intet har at gøre i døren.';
export const dateLabelsCategory = 'Datoer & sikkerhed';
export const dateLabelsHeading = 'Tre datoer, tre forskellige løfter';
export const dateLabelsText = 'Én handler om sikkerhed, én om sprødhed, og én kommer ikke dig ved.';
export const cookInOrderCategory = 'Planlægning';
export const cookInOrderHeading = 'Lav ugens mad i den rækkefølge, den bliver dårlig';
export const cookInOrderText = 'Fisk mandag, kål søndag: en madplan, der følger maden.';
