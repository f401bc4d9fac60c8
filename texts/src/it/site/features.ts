export const heading = 'E c’è di più';
export const introduction = 'Comincia dalle date. Quello a cui stiamo ancora lavorando lo dice.';
export const tabs = 'Altre funzioni';

export const expiryTrackingTitle = 'Date sotto controllo';
export const expiryTrackingText =
  'Ogni alimento ha il suo orologio, in giorni, ore e minuti, e dice chiaro e tondo quando il suo tempo è finito.';
export const mackerel = 'Sgombro';
export const mackerelLeft = '0 g 9 h 40 min';
export const avocado = 'Avocado';
export const avocadoLeft = '1 g 9 h 40 min';
export const cheese = 'Asiago';
export const cheeseLeft = '16 g 9 h 40 min';
export const oatMilk = 'Bevanda d’avena';
export const oatMilkLeft = 'Questo alimento è scaduto.';
export const statusName = { soon: 'In scadenza', fresh: 'Fresco', expired: 'Scaduto' };

export const inventoryTitle = 'Inventario automatico';
export const inventoryText =
  'La lettura degli scontrini e il riconoscimento delle immagini riempiono la lista per te, sul tuo telefono: inquadra lo scontrino, il codice a barre o l’alimento, e vedi cosa è stato capito prima che finisca sul ripiano. Le bilance intelligenti devono ancora arrivare.';
export const tomatoesPrinted = 'POMOD GRAPPOLO 500G';
export const tomatoes = 'Pomodori a grappolo';
export const eggsPrinted = 'UOVA ALL APERTO X10';
export const eggs = '10 uova';
export const butterPrinted = 'BURRO PANETTO 250';
export const butter = 'Burro';
export const recognised = 'riconosciuto';

export const recipesTitle = 'Ricette contro lo spreco';
export const recipesText =
  'Cucina partendo dalla cima della lista. I piatti cominciano da quello che nella tua cucina va finito questa settimana, non da quello che una rivista vorrebbe farti comprare, e con un tocco dici cosa è finito in padella.';
export const recipe = 'Shakshuka verde';
export const recipeSummary = '20 minuti, una padella, tre cose da finire';
export const recipeEggs = '3 uova';
export const recipeEggsDue = '3 giorni';
export const recipeSpinach = 'Spinaci';
export const recipeSpinachDue = 'Oggi';
export const recipeCheese = 'La fine della feta';
export const recipeCheeseDue = '2 giorni';

export const analyticsTitle = 'Cosa consumi';
export const analyticsText =
  'Il tuo pannello conta cosa è fresco, cosa è in scadenza e cosa è scaduto, e lo confronta con la settimana scorsa. La tua cucina mostra dodici mesi di mangiato e buttato. Iscriviti qui sotto, e ogni lunedì il resoconto ti dice cosa mangiare e che fine ha fatto il resto.';
export const analyticsWithoutMail =
  'Il tuo pannello conta cosa è fresco, cosa è in scadenza e cosa è scaduto, e lo confronta con la settimana scorsa. La tua cucina mostra dodici mesi di mangiato e buttato. Il resoconto settimanale arriverebbe per email, e questo Crisper non ne manda.';
export const totalItems = 'Alimenti';
export const expiringSoon = 'In scadenza';
export const expiredItems = 'Scaduti';
export const freshItems = 'Freschi';
export const fromLastWeek = ({ change }: { change: string }) => `${change} in una settimana`;
export const weeklyReport = 'Il tuo resoconto settimanale';
export const weeklyReportSummary =
  '4 alimenti da mangiare questa settimana. Perso la settimana scorsa: 1 alimento.';

export const shoppingListsTitle = 'Liste della spesa intelligenti';
export const shoppingListsText =
  'La lista che conosce il ripiano: la spesa è più efficiente del 60%, e niente terzo vasetto di senape. Viene con te nell’app che installi su iOS e Android, anche dove non c’è campo.';
export const bananas = 'Banane';
export const bananasReason = 'Finite da domenica';
export const coffee = 'Caffè';
export const coffeeReason = 'Ancora due tazzine';
export const honey = 'Miele';
export const honeyReason = 'Mezzo vasetto in casa';
export const rice = 'Riso';
export const riceReason = '1,2 kg in casa';
