import { dayWords } from '#sv/notification.ts';

interface Several {
  foods: readonly ({ title: string } & Parameters<typeof dayWords>[0])[];
  more: number;
}
export const several = ({ foods, more }: Several) =>
  `${foods.map((food) => `${food.title} (${dayWords(food)})`).join(', ')}${more > 0 ? ` och ${more} till` : ''}`;

/** The buttons of the notice. */
export const eaten = 'Uppätet';
export const open = 'Titta';
export const tomorrow = 'I morgon';
