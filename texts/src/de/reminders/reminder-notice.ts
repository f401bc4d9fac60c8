import { dayWords } from '#de/notification.ts';
import { plural } from '#de/plural.ts';

interface Several {
  foods: readonly ({ title: string } & Parameters<typeof dayWords>[0])[];
  more: number;
}
const andOthers = (more: number) =>
  more > 0 ? plural(more, { one: ` und ${more} weiteres`, other: ` und ${more} weitere` }) : '';
export const several = ({ foods, more }: Several) =>
  `${foods.map((food) => `${food.title} (${dayWords(food)})`).join(', ')}${andOthers(more)}`;

/** The buttons of the notice. */
export const eaten = 'Gegessen';
export const open = 'Ansehen';
export const tomorrow = 'Morgen';
