import type { Reason } from '@crisper/domain/foods/food.ts';

/** Why a time is our own, and not that of FoodKeeper. */
export const reasonText: Record<Reason, string> = {
  baby: 'Essen für Babys: die kürzeste Zeit, die Hersteller und der NHS nennen',
  bakery: 'Vom Bäcker, ohne Konservierungsstoffe: in wenigen Tagen trocken oder schimmlig',
  breaded: 'Vielleicht innen roh: wie rohes Fleisch oder roher Fisch',
  cautious: 'FoodKeeper nennt mehr, verschlossen oder bestenfalls; das ist die vorsichtige Seite',
  chilled: 'Gekühlt verkauft: ohne Etikett wie geöffnet',
  cut: 'USDA: geschnittenes Obst und Gemüse in 3 bis 4 Tagen',
  'cut-cheese': 'Sechs Monate gelten für ein verschlossenes Stück; von der Theke hält es sich wie geöffnet',
  dry: 'Trocken oder sehr süß: hält sich Monate, und auf der Packung steht, bis wann',
  filled: 'USDA: mit Füllung 1 bis 2 Tage, bis es gegessen oder eingefroren wird',
  gravy: 'USDA: Bratensoße und Fleischbrühe 1 bis 2 Tage',
  leftovers: 'USDA: Reste 3 bis 4 Tage',
  like: 'Wie das ähnlichste Lebensmittel, das FoodKeeper hat',
  made: 'Frisch gemacht, nichts darin macht es haltbar: ein, zwei Tage',
  'mixed-fat': 'Frische Kräuter oder Knoblauch in Fett: eine Woche, wie die USDA über Knoblauch in Öl sagt',
  opened: 'Ist es offen: was Hersteller auf solche Packungen drucken',
  'raw-dish': 'Roher Fisch oder rohes Fleisch, essfertig: am selben Tag, höchstens am nächsten',
  rice: 'Food Standards Agency: gekochten Reis binnen einem Tag',
  ripe: 'Im Laden schon reif; FoodKeeper zählt ab dem Tag, an dem es reif ist',
  'sealed-drink':
    'Verschlossene Flaschen und Dosen halten sich Monate; offen ist die Kohlensäure in ein, zwei Tagen weg',
  shortest: 'Viele Lebensmittel: die Zeit von dem, das zuerst verdirbt',
  sprouts: 'Sprossen verderben am schnellsten: USDA, in 2 Tagen essen oder kochen',
  wilt: 'Blätter welken schneller, als FoodKeeper für Stängel im Wasser angibt',
};
