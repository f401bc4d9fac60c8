import type { Shelf } from '@crisper/domain/shopping/shelf.ts';
import { plural } from '#fr/plural.ts';

type Titled = { title: string };

/** Of the first list, until it is given another name. */
export const firstList = 'Courses';
export const pageTitle = ({ list, kitchen }: { list: string; kitchen: string }) => `${list} · ${kitchen}`;
export const pageDescription = 'Ce que les personnes de la cuisine veulent acheter.';
export const loading = 'Chargement de la liste…';
export const loadFailed = 'Impossible de charger la liste';

export const line = 'Qu’est-ce qui manque ?';
export const placeholder = 'lait, 6 œufs, farine 1 kg';
export const lineHint = 'Entrée le met sur la liste. Sépare plusieurs choses par des virgules.';
export const add = 'Ajouter';
export const added = ({ count, last }: { count: number; last: string }) =>
  plural(count, { one: `Sur la liste : ${last}.`, other: `Sur la liste : ${count} articles.` });
export const full = ({ most }: { most: number }) => `Une liste a au plus ${most} articles.`;
export const nothingRead = 'Il n’y a rien à acheter dans cette ligne.';

/** The parts of a shop. */
export const shelfName: Record<Shelf, string> = {
  produce: 'Légumes, fruits',
  cold: 'Rayon frais',
  meat: 'Viande, poisson',
  drinks: 'Boissons',
  snacks: 'Grignotage',
  rest: 'Tout le reste',
};
/** What was got before this page was opened. */
export const gotBefore = 'Déjà pris';
export const wantedBy = ({ name }: { name: string }) => `pour ${name}`;
/** Below what is to be got for a dish. */
export const forDish = ({ dish }: { dish: string }) => `pour « ${dish} »`;

/**
 * How much of a row is whose: "toi : 6, Ben : 6". Of what everybody is to have, it is said for which dish, or else who
 * wrote it down.
 */
type Part = { amount: string; whose: 'you' | { for: string } | { from: string } };
const partText = ({ amount, whose }: Part) => {
  if (whose === 'you') return `toi : ${amount}`;
  return 'for' in whose ? `pour ${whose.for} : ${amount}` : `${whose.from} : ${amount}`;
};
export const parts = (all: Part[]) => all.map(partText).join(', ');
/** Where all of it is one person's. */
export const addedUp = ({ amounts }: { amounts: string[] }) => amounts.join(' + ');
/** Read in place of the old amount, crossed out, and the new one. */
export const wasBefore = ({ was, now }: { was: string; now: string }) => `${now}, avant : ${was}`;
/** What was added up stands apart again. */
export const rowsAgain = ({ count }: { count: number }) => `De nouveau ${count} lignes`;

export const more = ({ title }: Titled) => `Plus : ${title}`;
export const moreLabel = 'Plus';
export const got = 'Pris';

/** Beside the food of the kitchen. */
export const toGet = ({ count }: { count: number }) => `${count} à acheter`;
export const wholeList = ({ count }: { count: number }) => `Toute la liste : ${count}`;

export const empty = 'Rien à acheter';
export const emptyText = 'Note ce qui manque. Tout le monde dans la cuisine le voit aussitôt.';
export const guestText = 'Personne n’a rien noté.';

export const gotOf = ({ got: count, all }: { got: number; all: number }) => `Pris : ${count} sur ${all}`;
/** Beside Put away. */
export const areGuessed = 'endroit et date sont devinés';
export const removed = ({ title }: Titled) => `Retiré de la liste : ${title}`;

/** The sheet of one thing. */
export const titleField = 'Quoi';
export const titleMissing = 'Écris ce que c’est';
export const amountField = 'Combien';
export const unitField = 'Unité';
export const amountInvalid = 'Une quantité est un nombre au-dessus de 0';
export const forWhom = 'Pour';
export const everybody = 'Tout le monde';
export const you = 'Toi';
export const takeOff = 'Retirer de la liste';
export const save = 'Enregistrer';
