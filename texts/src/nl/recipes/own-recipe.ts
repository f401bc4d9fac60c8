import { plural } from '#nl/plural.ts';

type Counted = { count: number };

export const ownRecipes = 'Je eigen recepten';
export const noOwnRecipes = 'Een recept van jou komt hier als het eten ervoor op moet.';
export const addRecipe = 'Recept toevoegen';
export const showAll = ({ count }: Counted) => `Alle ${count} tonen`;
export const removed = ({ title }: { title: string }) => `Verwijderd: ${title}.`;

/** The page on which a recipe is written. */
export const newTitle = 'Eigen recept';
export const changeTitle = 'Recept wijzigen';
export const toKitchen = ({ kitchen }: { kitchen: string }) => `in ${kitchen}`;
export const loading = 'Recept zoeken';
export const loadFailed = 'De recepten van deze keuken konden niet worden geladen.';
export const noRecipe = 'Dit recept bestaat niet';
export const noRecipeText = 'Misschien heeft iemand het verwijderd.';

export const paste = 'Plak een recept, of het adres van een pagina';
export const pasteText = 'Plak een recept';
export const pasteHint =
  'We lezen wat erin gaat, hoeveel, en de stappen. Er wordt niets bewaard tot je het zegt.';
export const read = 'Lezen';
export const reading = 'Lezen…';
export const chooseFile = 'Bestand kiezen';
export const fileHint =
  'Van Paprika, KitchenOwl of Grocy, JSON volgens schema.org, of een pagina die je hebt opgeslagen.';
export const isNoRecipe =
  'We vonden hierin geen recept. Typ hieronder wat erin gaat, elk op een eigen regel.';
export const wasCut = 'Het was langer dan een recept kan zijn: kijk of het einde ontbreekt.';
export const found = ({ count }: Counted) =>
  plural(count, { one: `${count} recept gevonden`, other: `${count} recepten gevonden` });
export const keepAll = ({ count }: Counted) =>
  plural(count, { one: `${count} recept bewaren`, other: `${count} recepten bewaren` });
export const backToForm = 'Annuleren';

export const title = 'Naam';
export const servings = 'Porties';
export const minutes = 'Minuten';
export const lines = 'Wat erin gaat, elk op een eigen regel';
export const linesExample = '500 g wortels\n1 ui\n2 el olie';
export const steps = 'Stappen, met een lege regel ertussen';
export const source = 'Van';
export const asRead = 'Zoals wij het lezen';
export const lookAt = ({ count }: Counted) => `${count} na te kijken`;
export const whatIs = ({ words }: { words: string }) => `${words}: wat is dat voor ons?`;
export const readIn = ({ line }: { line: string }) => `gelezen in ‘${line}’`;
export const anotherFood = 'Wat is het?';
export const saveName = 'Opslaan';
export const noSuchFood = 'Dit staat niet op onze lijst. Probeer een eenvoudigere naam.';
export const noIngredient = 'Laat maar';
export const optional = 'als je wilt';
export const instead = ({ foods }: { foods: string }) => `of ${foods}`;
export const summary = ({ lines, steps }: { lines: number; steps: number }) =>
  `${plural(lines, { one: `${lines} regel`, other: `${lines} regels` })}, ${plural(steps, { one: `${steps} stap`, other: `${steps} stappen` })}`;
export const keptAsWritten = 'bewaard zoals je het schreef';
export const keep = 'Recept bewaren';
export const change = 'Wijzigen';
export const remove = 'Verwijderen';
export const addedBy = ({ name }: { name: string }) => `Toegevoegd door ${name}`;
