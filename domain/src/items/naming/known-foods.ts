import { CATEGORIES, type Category } from '#items/category.ts';
import { FOOD_PICTURES, type FoodPicture } from './food-pictures.ts';

/** What foods are called in a language. */
export interface FoodWords {
  foodName: Record<FoodPicture, string>;
  /** Other names of foods that share a picture, with commas between them. */
  alsoCalled: Partial<Record<FoodPicture, string>>;
  /** Foods of which there is no picture. */
  unpictured: Partial<Record<Category, string>>;
}

export interface KnownFood {
  /** The name of its picture's file. */
  picture: FoodPicture | null;
  category: Category;
  /** Its names in lower case, the usual one first. */
  names: string[];
}

export function knownFoods({ foodName, alsoCalled, unpictured }: FoodWords): KnownFood[] {
  return CATEGORIES.flatMap((category) => [
    ...FOOD_PICTURES[category].map((picture) => ({
      picture,
      category,
      names: [foodName[picture].toLowerCase(), ...(alsoCalled[picture]?.split(', ') ?? [])],
    })),
    ...(unpictured[category]?.split(', ') ?? []).map((name) => ({ picture: null, category, names: [name] })),
  ]);
}
