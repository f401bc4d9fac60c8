import { plural } from '#it/plural.ts';

type Counted = { count: number };

export const ownRecipes = 'Le tue ricette';
export const noOwnRecipes = 'Una tua ricetta ti viene proposta quando i suoi ingredienti vanno finiti.';
export const addRecipe = 'Aggiungi una ricetta';
export const showAll = ({ count }: Counted) => `Mostra tutto (${count})`;
export const removed = ({ title }: { title: string }) => `Eliminato: ${title}.`;

/** The page on which a recipe is written. */
export const newTitle = 'La tua ricetta';
export const changeTitle = 'Modifica la ricetta';
export const toKitchen = ({ kitchen }: { kitchen: string }) => `in «${kitchen}»`;
export const loading = 'Cerchiamo la ricetta';
export const loadFailed = 'Impossibile caricare le ricette di questa cucina.';
export const noRecipe = 'Questa ricetta non c’è';
export const noRecipeText = 'Forse qualcuno l’ha eliminata.';

export const paste = 'Incolla una ricetta, o l’indirizzo di una pagina';
export const pasteText = 'Incolla una ricetta';
export const pasteHint = 'Leggiamo cosa ci va, quanto, e i passaggi. Niente si salva prima che lo dica tu.';
export const read = 'Leggi';
export const reading = 'Lettura in corso';
export const chooseFile = 'Scegli un file';
export const fileHint =
  'Da Paprika, KitchenOwl o Grocy, JSON nel formato di schema.org, o una pagina che hai salvato.';
export const isNoRecipe =
  'Lì dentro non abbiamo trovato una ricetta. Scrivi qui sotto cosa ci va, una riga per ingrediente.';
export const wasCut = 'Era più lunga di quanto può essere una ricetta: controlla se manca la fine.';
export const found = ({ count }: Counted) =>
  plural(count, { one: `${count} ricetta trovata`, other: `${count} ricette trovate` });
export const keepAll = ({ count }: Counted) =>
  plural(count, { one: `Salva ${count} ricetta`, other: `Salva ${count} ricette` });
export const backToForm = 'Indietro';

export const title = 'Nome';
export const servings = 'Porzioni';
export const minutes = 'Minuti';
export const lines = 'Cosa ci va, una riga per ingrediente';
export const linesExample = '500 g di carote\n1 cipolla\n2 cucchiai d’olio';
export const steps = 'Passaggi, separati da una riga vuota';
export const source = 'Fonte';
export const asRead = 'Come l’abbiamo letta';
export const lookAt = ({ count }: Counted) => `${count} da controllare`;
export const whatIs = ({ words }: { words: string }) => `${words}: che cos’è per noi?`;
export const readIn = ({ line }: { line: string }) => `letto in «${line}»`;
export const anotherFood = 'Nome di un alimento';
export const saveName = 'È questo';
export const noSuchFood = 'Nella nostra lista non c’è. Prova con un nome più semplice.';
export const noIngredient = 'Lascia stare';
export const optional = 'se vuoi';
export const instead = ({ foods }: { foods: string }) => `oppure ${foods}`;
export const summary = ({ lines, steps }: { lines: number; steps: number }) =>
  `${plural(lines, { one: `${lines} riga`, other: `${lines} righe` })}, ${plural(steps, { one: `${steps} passaggio`, other: `${steps} passaggi` })}`;
export const keptAsWritten = 'salvato come l’hai scritto';
export const keep = 'Salva la ricetta';
export const change = 'Modifica';
export const remove = 'Elimina';
export const addedBy = ({ name }: { name: string }) => `Aggiunta da ${name}`;
