import { dayWords } from '#en/notification.ts';

interface Several {
  foods: readonly ({ title: string } & Parameters<typeof dayWords>[0])[];
  more: number;
}
export const several = ({ foods, more }: Several) =>
  `${foods.map((food) => `${food.title} (${dayWords(food)})`).join(', ')}${more > 0 ? `, and ${more} more` : ''}`;

/** The buttons of the notice. */
export const eaten = 'Eaten';
export const open = 'Look';
export const tomorrow = 'Tomorrow';
