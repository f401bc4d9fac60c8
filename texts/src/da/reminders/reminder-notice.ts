import { dayWords } from '#da/notification.ts';
import { plural } from '#da/plural.ts';

interface Several {
  foods: readonly ({ title: string } & Parameters<typeof dayWords>[0])[];
  more: number;
}
const andOthers = (more: number) =>
  more > 0 ? plural(more, { one: ` og ${more} til`, other: ` og ${more} til` }) : '';
export const several = ({ foods, more }: Several) =>
  `${foods.map((food) => `${food.title} (${dayWords(food)})`).join(', ')}${andOthers(more)}`;

/** The buttons of the notice. */
export const eaten = 'Spist';
export const open = 'Se';
export const tomorrow = 'I morgen';
