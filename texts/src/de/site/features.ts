export const heading = 'Was Crisper noch kann';
export const introduction = 'Fang mit dem Datum an. Woran wir noch bauen, steht dabei.';
export const tabs = 'Was Crisper noch kann';

export const expiryTrackingTitle = 'Haltbarkeit im Blick';
export const expiryTrackingText =
  'Jedes Lebensmittel hat seine eigene Uhr, in Tagen, Stunden und Minuten, und sagt offen, wenn seine Zeit um ist.';
export const mackerel = 'Makrele';
export const mackerelLeft = '0 Tage 9 Std. 40 Min.';
export const avocado = 'Avocado';
export const avocadoLeft = '1 Tag 9 Std. 40 Min.';
export const cheese = 'Comté';
export const cheeseLeft = '16 Tage 9 Std. 40 Min.';
export const oatMilk = 'Hafermilch';
export const oatMilkLeft = 'Das ist abgelaufen.';
export const statusName = { soon: 'Läuft bald ab', fresh: 'Frisch', expired: 'Abgelaufen' };

export const inventoryTitle = 'Automatischer Vorrat';
export const inventoryText =
  'Kassenbon und Bilderkennung füllen die Liste für dich, auf deinem eigenen Handy: Halte den Bon, den Strichcode oder das Lebensmittel vor die Kamera und sieh, was verstanden wurde, bevor es ins Fach kommt. Schlaue Waagen kommen noch.';
export const tomatoesPrinted = 'RISPENTOMATEN 500G';
export const tomatoes = 'Rispentomaten';
export const eggsPrinted = 'EIER FREIL. 10ER';
export const eggs = '10 Eier';
export const butterPrinted = 'MARKENBUTTER 250G';
export const butter = 'Butter';
export const recognised = 'erkannt';

export const recipesTitle = 'Rezepte gegen Verschwendung';
export const recipesText =
  'Koch von oben nach unten. Die Gerichte gehen von dem aus, was diese Woche in deiner Küche wegmuss, nicht von dem, was du laut Zeitschrift kaufen sollst, und ein Tippen sagt, was in die Pfanne kam.';
export const recipe = 'Grüne Shakshuka';
export const recipeSummary = '20 Minuten, eine Pfanne, drei Sachen, die wegmüssen';
export const recipeEggs = '3 Eier';
export const recipeEggsDue = '3 Tage';
export const recipeSpinach = 'Spinat';
export const recipeSpinachDue = 'Heute';
export const recipeCheese = 'Der Rest vom Feta';
export const recipeCheeseDue = '2 Tage';

export const analyticsTitle = 'Auswertung';
export const analyticsText =
  'Deine Übersicht zählt, was frisch ist, was bald abläuft und was abgelaufen ist, und vergleicht es mit letzter Woche. Deine Küche zeigt zwölf Monate, was gegessen und was weggeworfen wurde. Abonniere unten, dann sagt dir montags ein Wochenbericht, was du essen solltest und was aus dem Rest wurde.';
export const analyticsWithoutMail =
  'Deine Übersicht zählt, was frisch ist, was bald abläuft und was abgelaufen ist, und vergleicht es mit letzter Woche. Deine Küche zeigt zwölf Monate, was gegessen und was weggeworfen wurde. Wochenberichte kämen per Mail, und dieses Crisper verschickt keine.';
export const totalItems = 'Insgesamt';
export const expiringSoon = 'Läuft bald ab';
export const expiredItems = 'Abgelaufen';
export const freshItems = 'Frisch';
export const fromLastWeek = ({ change }: { change: string }) => `${change} zur Vorwoche`;
export const weeklyReport = 'Dein Wochenbericht';
export const weeklyReportSummary = 'Diese Woche essen: 4 Dinge. Letzte Woche verloren: 1 Ding.';

export const shoppingListsTitle = 'Schlaue Einkaufslisten';
export const shoppingListsText =
  'Die Liste, die das Fach kennt: 60 % effizienter einkaufen und kein drittes Glas Senf. Mit der App, die du auf iOS und Android installierst, ist sie dabei, auch wo es kein Netz gibt.';
export const bananas = 'Bananen';
export const bananasReason = 'Seit Sonntag alle';
export const coffee = 'Kaffee';
export const coffeeReason = 'Reicht für zwei Tassen';
export const honey = 'Honig';
export const honeyReason = 'Ein halbes Glas zu Hause';
export const rice = 'Reis';
export const riceReason = '1,2 kg zu Hause';
