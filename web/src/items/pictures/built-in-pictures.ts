import { CATEGORIES, type Category } from '@crisper/domain/foods/category.ts';
import { FOOD_PICTURES, type FoodPictureName } from '@crisper/domain/foods/food-pictures.ts';
import { pictureAddress } from '@crisper/domain/pictures/picture-address.ts';
import { pictureName } from '@crisper/texts/foods/picture-names.ts';

export interface BuiltInPicture {
  name: FoodPictureName;
  url: string;
  label: string;
  category: Category;
}

export const builtInPictures: BuiltInPicture[] = CATEGORIES.flatMap((category) =>
  FOOD_PICTURES[category].map((name) => ({
    name,
    url: pictureAddress(name),
    label: pictureName[name],
    category,
  })),
);
