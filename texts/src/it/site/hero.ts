export const carousel = 'Cosa fa Crisper';

type Points = [string, string, string];

export const datesTitle = 'Mangialo prima che scada.';
export const datesSubtitle =
  'Crisper ricorda la data di tutto quello che hai in frigo e ti dice cosa mangiare prima.';
export const datesPoints: Points = [
  'Un conto alla rovescia per ogni data, al minuto',
  'Fresco, in scadenza o scaduto: si vede a colpo d’occhio',
  'Note private, perché «ne resta metà» conta',
];
export const datesAction = 'Riempi il tuo frigo';
export const fridgeScene =
  'Un frigo aperto. Sotto ogni alimento un’etichetta dice quando scade: il latte tra 2 giorni, lo spezzatino al suo ultimo giorno, il formaggio tra 11 giorni.';
export const expiringSoon = 'In scadenza';
export const timeLeft = 'Tempo rimasto: 2 g 4 h 12 min';

export const remindersTitle = 'Il promemoria di martedì salva la cena di venerdì.';
export const remindersSubtitle =
  'Una famiglia butta circa 3.000 $ di cibo buono all’anno. Quasi sempre, se l’era solo dimenticato.';
export const remindersPoints: Points = [
  'Un avviso già da cinque giorni prima della data',
  'Una sola lista: cosa è appena scaduto, poi cosa mangiare',
  'Una campanella che tace quando non c’è niente di urgente',
];
export const remindersAction = 'Guarda cosa scade';
export const reminderScene =
  'Tre promemoria: spinaci, ancora 1 giorno; cosce di pollo, ancora 3 giorni; crema pasticcera, ancora 5 giorni.';
export const reminderDay = 'Martedì sera';
export const reminderTime = '18:40';
export const spinach = 'Spinaci';
export const spinachDue = 'Ancora 1 giorno';
export const chicken = 'Cosce di pollo';
export const chickenDue = 'Ancora 3 giorni';
export const custard = 'Crema pasticcera';
export const custardDue = 'Ancora 5 giorni';
export const dinner = 'Allora stasera: pollo con spinaci.';

export const shoppingTitle = 'Compra quello che manca, non quello che si nasconde.';
export const shoppingSubtitle =
  'Guarda i tuoi ripiani dal negozio e non comprare niente due volte. Così ti restano in tasca fino a 1.500 $ all’anno.';
export const shoppingPoints: Points = [
  'Una spesa più efficiente del 60%',
  'Il 40% di cibo in meno nella pattumiera',
  '3,2 ore in più ogni settimana',
];
export const shoppingAction = 'Guarda i tuoi ripiani';
export const basketScene =
  'Una lista della spesa su carta: limoni e olio d’oliva da comprare; formaggio e carote sono barrati, perché in casa ci sono.';
export const shoppingList = 'La lista del sabato';
export const lemons = 'Limoni';
export const oliveOil = 'Olio d’oliva';
export const cheese = 'Formaggio';
export const carrots = 'Carote';
export const atHome = '2 in casa, dice Crisper';
