import { dayWords } from '#nl/notification.ts';

interface Several {
  foods: readonly ({ title: string } & Parameters<typeof dayWords>[0])[];
  more: number;
}
export const several = ({ foods, more }: Several) =>
  `${foods.map((food) => `${food.title} (${dayWords(food)})`).join(', ')}${more > 0 ? ` en nog ${more}` : ''}`;

/** The buttons of the notice. */
export const eaten = 'Opgegeten';
export const open = 'Bekijken';
export const tomorrow = 'Morgen';
