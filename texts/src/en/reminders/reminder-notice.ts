import { relativeDay } from '#en/relative-day.ts';

interface Several {
  foods: readonly { title: string; daysLeft: number }[];
  more: number;
}
export const several = ({ foods, more }: Several) =>
  `${foods.map(({ title, daysLeft }) => `${title} (${relativeDay(daysLeft)})`).join(', ')}${more > 0 ? `, and ${more} more` : ''}`;

/** The buttons of the notice. */
export const eaten = 'Eaten';
export const open = 'Look';
export const tomorrow = 'Tomorrow';
