import { PLACE_KINDS, type PlaceKind } from '#kitchens/place.ts';
import { plainWords } from './cells.ts';

/** What people call the places that every kitchen has, in the languages of the files that we read. */
const WORDS: Readonly<Record<PlaceKind, string>> = {
  freezer:
    'freezer, deep freezer, chest freezer, tiefkuhler, tiefkuhltruhe, tiefkuhlfach, tk, gefrierschrank, gefriertruhe, gefrierfach, congelatore, surgelatore, congelateur, congelador, vriezer, diepvries, frys, zamrazarka',
  fridge:
    'fridge, refrigerator, kuhlschrank, kuhler, frigo, frigorifero, frigorifico, refrigerateur, nevera, koelkast, kylskap, lodowka',
  pantry:
    'pantry, cupboard, larder, storeroom, store room, shelf, counter, cabinet, kitchen cupboard, vorrat, vorratskammer, vorratsschrank, speisekammer, schrank, kuchenschrank, regal, dispensa, credenza, placard, garde manger, despensa, alacena, voorraadkast, kast, skafferi, spizarnia',
};

const byWord = new Map(
  PLACE_KINDS.flatMap((kind) =>
    WORDS[kind].split(',').map((word): [string, PlaceKind] => [plainWords(word), kind]),
  ),
);

interface PlaceWords {
  kind: PlaceKind | null;
  /** The name says the kind and nothing else, so it is the place that every kitchen has. */
  isPlain: boolean;
}

/** "altro" and the like name no place. */
const NOWHERE = new Set(['', 'altro', 'other', 'others', 'sonstiges', 'autre', 'otro', 'unknown', 'none']);
export const isNowhere = (name: string): boolean => NOWHERE.has(plainWords(name));

/** What a place is, by its name: "Kühlschrank oben" is in a fridge. A freezer in a fridge is a freezer. */
export function placeWords(name: string): PlaceWords {
  const plain = plainWords(name);
  const whole = byWord.get(plain);
  if (whole) return { kind: whole, isPlain: true };
  const words = plain.split(' ');
  const kinds = words.flatMap((word) => byWord.get(word) ?? []);
  const kind = kinds.includes('freezer') ? 'freezer' : (kinds[0] ?? null);
  return { kind, isPlain: false };
}
