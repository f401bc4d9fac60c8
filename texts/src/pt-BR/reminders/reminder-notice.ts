import { dayWords } from '#pt-BR/notification.ts';

interface Several {
  foods: readonly ({ title: string } & Parameters<typeof dayWords>[0])[];
  more: number;
}
export const several = ({ foods, more }: Several) =>
  `${foods.map((food) => `${food.title} (${dayWords(food)})`).join(', ')}${more > 0 ? ` e mais ${more}` : ''}`;

/** The buttons of the notice. */
export const eaten = 'Comido';
export const open = 'Ver';
export const tomorrow = 'Amanhã';
