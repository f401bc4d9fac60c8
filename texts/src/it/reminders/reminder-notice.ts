import { dayWords } from '#it/notification.ts';

interface Several {
  foods: readonly ({ title: string } & Parameters<typeof dayWords>[0])[];
  more: number;
}

const andMore = (more: number) => (more > 0 ? (more === 1 ? ` e ${more} altro` : ` e altri ${more}`) : '');

export const several = ({ foods, more }: Several) =>
  `${foods.map((food) => `${food.title} (${dayWords(food)})`).join(', ')}${andMore(more)}`;

/** The buttons of the notice. */
export const eaten = 'Mangiato';
export const open = 'Guarda';
export const tomorrow = 'Domani';
