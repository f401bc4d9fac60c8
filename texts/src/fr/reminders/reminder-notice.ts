import { dayWords } from '#fr/notification.ts';
import { plural } from '#fr/plural.ts';

interface Several {
  foods: readonly ({ title: string } & Parameters<typeof dayWords>[0])[];
  more: number;
}
export const several = ({ foods, more }: Several) =>
  `${foods.map((food) => `${food.title} (${dayWords(food)})`).join(', ')}${more > 0 ? plural(more, { one: ` et ${more} autre`, other: ` et ${more} autres` }) : ''}`;

/** The buttons of the notice. */
export const eaten = 'Mangé';
export const open = 'Voir';
export const tomorrow = 'Demain';
