import { plural } from '#de/plural.ts';

type Counted = { count: number };

export const ownRecipes = 'Eigene Rezepte';
export const noOwnRecipes = 'Ein Rezept von dir wird vorgeschlagen, wenn seine Zutaten wegmüssen.';
export const addRecipe = 'Rezept hinzufügen';
export const showAll = ({ count }: Counted) => `Alle ${count} zeigen`;
export const removed = ({ title }: { title: string }) => `${title} entfernt.`;

/** The page on which a recipe is written. */
export const newTitle = 'Eigenes Rezept';
export const changeTitle = 'Rezept ändern';
export const toKitchen = ({ kitchen }: { kitchen: string }) => `in „${kitchen}“`;
export const loading = 'Das Rezept wird geladen';
export const loadFailed = 'Die Rezepte dieser Küche ließen sich nicht laden.';
export const noRecipe = 'Dieses Rezept gibt es nicht';
export const noRecipeText = 'Vielleicht hat es jemand entfernt.';

export const paste = 'Rezept oder Adresse einer Seite einfügen';
export const pasteText = 'Rezept einfügen';
export const pasteHint =
  'Wir lesen, was hineinkommt, wie viel davon, und die Schritte. Gespeichert wird nichts, bevor du es sagst.';
export const read = 'Lesen';
export const reading = 'Wird gelesen';
export const chooseFile = 'Datei wählen';
export const fileHint =
  'Aus Paprika, KitchenOwl oder Grocy, JSON nach schema.org oder eine Seite, die du gespeichert hast.';
export const isNoRecipe =
  'Darin haben wir kein Rezept gefunden. Schreib die Zutaten unten auf, eine pro Zeile.';
export const wasCut = 'Es war länger, als ein Rezept sein kann: Schau, ob das Ende fehlt.';
export const found = ({ count }: Counted) =>
  plural(count, { one: `${count} Rezept gefunden`, other: `${count} Rezepte gefunden` });
export const keepAll = ({ count }: Counted) =>
  plural(count, { one: `${count} Rezept behalten`, other: `${count} Rezepte behalten` });
export const backToForm = 'Abbrechen';

export const title = 'Name';
export const servings = 'Portionen';
export const minutes = 'Minuten';
export const lines = 'Zutaten, eine pro Zeile';
export const linesExample = '500 g Karotten\n1 Zwiebel\n2 EL Öl';
export const steps = 'Schritte, dazwischen eine leere Zeile';
export const source = 'Von';
export const asRead = 'Wie wir es lesen';
export const lookAt = ({ count }: Counted) => `${count} prüfen`;
export const whatIs = ({ words }: { words: string }) => `${words}: Was ist das bei uns?`;
export const readIn = ({ line }: { line: string }) => `gelesen in „${line}“`;
export const anotherFood = 'Lebensmittel';
export const saveName = 'Übernehmen';
export const noSuchFood = 'Das steht nicht auf unserer Liste. Versuche einen einfacheren Namen.';
export const noIngredient = 'So lassen';
export const optional = 'wenn du magst';
export const instead = ({ foods }: { foods: string }) => `oder ${foods}`;
export const summary = ({ lines, steps }: { lines: number; steps: number }) =>
  `${plural(lines, { one: `${lines} Zutat`, other: `${lines} Zutaten` })}, ${plural(steps, { one: `${steps} Schritt`, other: `${steps} Schritte` })}`;
export const keptAsWritten = 'bleibt so, wie es dasteht';
export const keep = 'Behalten';
export const change = 'Ändern';
export const remove = 'Entfernen';
export const addedBy = ({ name }: { name: string }) => `Hinzugefügt von ${name}`;
