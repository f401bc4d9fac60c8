import { plural } from '#da/plural.ts';

const HOURS_FROM = 120;

function duration(minutes: number): string {
  if (minutes < HOURS_FROM) return plural(minutes, { one: `${minutes} minut`, other: `${minutes} minutter` });
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} t.${rest === 0 ? '' : ` ${rest} min.`}`;
}

/** About several foods, without a verb that would agree with their titles. */
export const lastDay = ({ foods }: { foods: string }) => `Sidste dag: ${foods}`;

/** What has to go, and a dish that uses it up. */
export const withDish = ({ due, dish, minutes }: { due: string; dish: string; minutes: number | null }) =>
  `${due}. ${dish}${minutes === null ? '' : `, ${duration(minutes)}`}`;

export const openDish = 'Åbn retten';
