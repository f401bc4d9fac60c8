import { plural } from '#fr/plural.ts';

type Counted = { count: number };

export const ownRecipes = 'Tes recettes';
export const noOwnRecipes = 'Une recette à toi est proposée quand ses aliments doivent partir.';
export const addRecipe = 'Ajouter une recette';
export const showAll = ({ count }: Counted) => `Tout voir (${count})`;
export const removed = ({ title }: { title: string }) => `Supprimé : ${title}.`;

/** The page on which a recipe is written. */
export const newTitle = 'Ta recette';
export const changeTitle = 'Modifier la recette';
export const toKitchen = ({ kitchen }: { kitchen: string }) => `dans « ${kitchen} »`;
export const loading = 'On cherche la recette';
export const loadFailed = 'Impossible de charger les recettes de cette cuisine.';
export const noRecipe = 'Cette recette n’existe pas';
export const noRecipeText = 'Quelqu’un l’a peut-être supprimée.';

export const paste = 'Colle une recette, ou l’adresse d’une page';
export const pasteText = 'Coller une recette';
export const pasteHint =
  'On lit ce qu’il faut, combien, et les étapes. Rien n’est gardé avant que tu le dises.';
export const read = 'Lire';
export const reading = 'Lecture';
export const chooseFile = 'Choisir un fichier';
export const fileHint =
  'De Paprika, KitchenOwl ou Grocy, du JSON au format schema.org, ou une page que tu as enregistrée.';
export const isNoRecipe =
  'On n’a pas trouvé de recette là-dedans. Écris ce qu’il faut ci-dessous, une ligne par ingrédient.';
export const wasCut = 'C’était plus long qu’une recette peut l’être : vérifie s’il manque la fin.';
export const found = ({ count }: Counted) =>
  plural(count, { one: `${count} recette trouvée`, other: `${count} recettes trouvées` });
export const keepAll = ({ count }: Counted) =>
  plural(count, { one: `Garder ${count} recette`, other: `Garder ${count} recettes` });
export const backToForm = 'Retour';

export const title = 'Nom';
export const servings = 'Portions';
export const minutes = 'Minutes';
export const lines = 'Ce qu’il faut, une ligne par ingrédient';
export const linesExample = '500 g de carottes\n1 oignon\n2 c. à soupe d’huile';
export const steps = 'Étapes, séparées par une ligne vide';
export const source = 'Source';
export const asRead = 'Comme on l’a lu';
export const lookAt = ({ count }: Counted) => `${count} à vérifier`;
export const whatIs = ({ words }: { words: string }) => `${words} : c’est quoi pour nous ?`;
export const readIn = ({ line }: { line: string }) => `lu dans « ${line} »`;
export const anotherFood = 'Nom d’un aliment';
export const saveName = 'C’est ça';
export const noSuchFood = 'Notre liste n’a pas cet aliment. Essaie un nom plus simple.';
export const noIngredient = 'Laisser';
export const optional = 'si tu veux';
export const instead = ({ foods }: { foods: string }) => `ou ${foods}`;
export const summary = ({ lines, steps }: { lines: number; steps: number }) =>
  `${plural(lines, { one: `${lines} ligne`, other: `${lines} lignes` })}, ${plural(steps, { one: `${steps} étape`, other: `${steps} étapes` })}`;
export const keptAsWritten = 'gardé comme tu l’as écrit';
export const keep = 'Garder la recette';
export const change = 'Modifier';
export const remove = 'Supprimer';
export const addedBy = ({ name }: { name: string }) => `Ajoutée par ${name}`;
