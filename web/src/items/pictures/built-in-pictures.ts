import type { Category } from '@crisper/domain/items/category.ts';
import { knownFoods } from '@crisper/domain/items/naming/known-foods.ts';
import { alsoCalled, foodName, unpictured } from '@crisper/texts/items/food-names.ts';
import { pictureAddress } from '#ui/pictures/picture-address.ts';

export interface BuiltInPicture {
  name: string;
  url: string;
  label: string;
  category: Category;
  /** Its label and the other names of the food. */
  names: string[];
}

/** Foods that titles name; some have no picture. */
export const foods = knownFoods({ foodName, alsoCalled, unpictured }).map(({ picture, category, names }) => ({
  category,
  names,
  picture: picture && {
    name: picture,
    url: pictureAddress(picture),
    label: foodName[picture],
    category,
    names,
  },
}));

export const builtInPictures: BuiltInPicture[] = foods.flatMap(({ picture }) => picture ?? []);
