import { CATEGORIES, type Category } from '@crisper/domain/items/category.ts';
import { alsoCalled } from '@crisper/texts/items/food-names.ts';
import { foodPictures } from '#ui/pictures/food-pictures.ts';
import { pictureAddress } from '#ui/pictures/picture-address.ts';

export interface BuiltInPicture {
  name: string;
  url: string;
  label: string;
  category: Category;
  /** Its label and the other names of the food. */
  names: string[];
}

export const builtInPictures: BuiltInPicture[] = CATEGORIES.flatMap((category) =>
  foodPictures[category].map(({ name, label }) => ({
    name,
    url: pictureAddress(name),
    label,
    category,
    names: [label.toLowerCase(), ...(alsoCalled[name]?.split(', ') ?? [])],
  })),
);
