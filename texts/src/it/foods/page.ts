import { plural } from '#it/plural.ts';

export const pageTitle = 'Quanto si conserva';
export const pageDescription =
  'Quanto si conservano 800 alimenti in frigo, in freezer e in dispensa, chiusi e aperti, ognuno con la sua fonte.';
export const heading = 'Quanto si conserva';
export const introduction =
  'È la lista con cui Crisper stima le date. Ogni durata è la più breve che dà la sua fonte. Una data di scadenza sulla confezione conta di più, e dopo un TMC contano anche i tuoi occhi e il tuo naso.';
export const raw = 'Carne, pollame e pesce crudi: dopo questo tempo, non mangiarli.';
export const search = 'Trova un alimento';
export const searchHint = 'parmigiano, riso cotto, carta igienica…';
export const found = ({ count }: { count: number }) =>
  plural(count, { one: `${count} alimento`, other: `${count} alimenti` });
export const unknown =
  'Questo alimento non lo conosciamo. Crisper non gli dà una data, e la chiede a te; puoi cercare ciò di cui è fatto.';
export const noFood = 'Non è un alimento.';

export const fridge = 'Frigo';
export const freezer = 'Freezer';
export const cupboard = 'Dispensa';
export const opened = ({ time }: { time: string }) => `aperto: ${time}`;
export const forEver = 'senza limite';
export const days = ({ count }: { count: number }) =>
  plural(count, { one: `${count} giorno`, other: `${count} giorni` });
export const weeks = ({ count }: { count: number }) =>
  plural(count, { one: `${count} settimana`, other: `${count} settimane` });
export const months = ({ count }: { count: number }) =>
  plural(count, { one: `${count} mese`, other: `${count} mesi` });
export const years = ({ count }: { count: number }) =>
  plural(count, { one: `${count} anno`, other: `${count} anni` });

export const source = 'USDA FoodKeeper:';
export const also = ({ names }: { names: string }) => `anche: ${names}`;
export const weighs = ({ grams }: { grams: string }) => `circa ${grams} g al pezzo`;
