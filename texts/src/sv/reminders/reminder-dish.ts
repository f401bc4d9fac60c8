import { plural } from '#sv/plural.ts';

const HOURS_FROM = 120;

function duration(minutes: number): string {
  if (minutes < HOURS_FROM) return plural(minutes, { one: `${minutes} minut`, other: `${minutes} minuter` });
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} tim${rest === 0 ? '' : ` ${rest} min`}`;
}

/** About several foods. Of a single one nobody knows whether its title is one thing or many. */
export const lastDay = ({ foods }: { foods: string }) => `Sista dagen: ${foods}`;

/** What has to go, and a dish that uses it up. */
export const withDish = ({ due, dish, minutes }: { due: string; dish: string; minutes: number | null }) =>
  `${due}. ${dish}${minutes === null ? '' : `, ${duration(minutes)}`}`;

export const openDish = 'Öppna rätten';
