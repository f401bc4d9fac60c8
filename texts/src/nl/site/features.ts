export const heading = 'Wat Crisper nog meer kan';
export const introduction = 'Begin met datums. Waar we nog aan bouwen, staat erbij.';
export const tabs = 'Wat Crisper nog meer kan';

export const expiryTrackingTitle = 'Elke datum in het oog';
export const expiryTrackingText =
  'Alles wat je toevoegt heeft een eigen klok, in dagen, uren en minuten, en zegt het gewoon als de tijd om is.';
export const mackerel = 'Makreel';
export const mackerelLeft = 'Nog 0 dagen 9 u 40 min';
export const avocado = 'Avocado';
export const avocadoLeft = 'Nog 1 dag 9 u 40 min';
export const cheese = 'Comté';
export const cheeseLeft = 'Nog 16 dagen 9 u 40 min';
export const oatMilk = 'Haverdrink';
export const oatMilkLeft = 'Dit is verlopen.';
export const statusName = { soon: 'Verloopt bijna', fresh: 'Vers', expired: 'Verlopen' };

export const inventoryTitle = 'Vanzelf een volle lijst';
export const inventoryText =
  'Kassabonnen scannen en beelden herkennen, dat vult de lijst voor je, op je eigen telefoon: hou de bon, de streepjescode of het eten voor de camera, en zie wat is begrepen voor het op de plank komt. Slimme weegschalen komen nog.';
export const tomatoesPrinted = 'TROSTOMATEN 500G';
export const tomatoes = 'Trostomaten';
export const eggsPrinted = 'VRIJE UITLOOP EI 10';
export const eggs = '10 eieren';
export const butterPrinted = 'ROOMBOTER ONGEZ 250';
export const butter = 'Roomboter';
export const recognised = 'herkend';

export const recipesTitle = 'Recepten tegen verspilling';
export const recipesText =
  'Kook van boven naar beneden. De gerechten gaan uit van wat deze week in jouw keuken op moet, niet van wat een tijdschrift je wil laten kopen, en met één tik zeg je wat de pan in ging.';
export const recipe = 'Groene shakshuka';
export const recipeSummary = '20 minuten, één pan, drie dingen die op moeten';
export const recipeEggs = '3 eieren';
export const recipeEggsDue = '3 dagen';
export const recipeSpinach = 'Spinazie';
export const recipeSpinachDue = 'Vandaag';
export const recipeCheese = 'Het laatste stukje feta';
export const recipeCheeseDue = '2 dagen';

export const analyticsTitle = 'Cijfers over wat je eet';
export const analyticsText =
  'Je overzicht telt wat vers is, wat bijna verloopt en wat verlopen is, en vergelijkt het met vorige week. Je keuken laat twaalf maanden zien: wat is opgegeten en wat is weggegooid. Meld je hieronder aan, dan zegt een weekoverzicht je op maandag wat je moet opeten en wat er van de rest werd.';
export const analyticsWithoutMail =
  'Je overzicht telt wat vers is, wat bijna verloopt en wat verlopen is, en vergelijkt het met vorige week. Je keuken laat twaalf maanden zien: wat is opgegeten en wat is weggegooid. Een weekoverzicht zou per mail komen, en deze Crisper verstuurt er geen.';
export const totalItems = 'In totaal';
export const expiringSoon = 'Verloopt bijna';
export const expiredItems = 'Verlopen';
export const freshItems = 'Vers';
export const fromLastWeek = ({ change }: { change: string }) => `${change} sinds vorige week`;
export const weeklyReport = 'Je weekoverzicht';
export const weeklyReportSummary = 'Deze week opeten: 4 dingen. Vorige week verloren gegaan: 1 ding.';

export const shoppingListsTitle = 'Slimme boodschappenlijsten';
export const shoppingListsText =
  'De lijst die de plank kent: 60% efficiënter boodschappen doen, en geen derde pot mosterd. Hij gaat mee in de app die je op iOS en Android installeert, ook waar geen bereik is.';
export const bananas = 'Bananen';
export const bananasReason = 'Op sinds zondag';
export const coffee = 'Koffie';
export const coffeeReason = 'Nog twee kopjes';
export const honey = 'Honing';
export const honeyReason = 'Een halve pot thuis';
export const rice = 'Rijst';
export const riceReason = '1,2 kg thuis';
