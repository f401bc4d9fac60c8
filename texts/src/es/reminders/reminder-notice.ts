import { dayWords } from '#es/notification.ts';

interface Several {
  foods: readonly ({ title: string } & Parameters<typeof dayWords>[0])[];
  more: number;
}
export const several = ({ foods, more }: Several) =>
  `${foods.map((food) => `${food.title} (${dayWords(food)})`).join(', ')}${more > 0 ? ` y ${more} más` : ''}`;

/** The buttons of the notice. */
export const eaten = 'Comido';
export const open = 'Ver';
export const tomorrow = 'Mañana';
