import { plural } from '#de/plural.ts';

const HOURS_FROM = 120;

function duration(minutes: number): string {
  if (minutes < HOURS_FROM) return plural(minutes, { one: `${minutes} Minute`, other: `${minutes} Minuten` });
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} Std.${rest === 0 ? '' : ` ${rest} Min.`}`;
}

/** About several foods, without a verb that would agree with their titles. */
export const lastDay = ({ foods }: { foods: string }) => `Letzter Tag: ${foods}`;

/** What has to go, and a dish that uses it up. */
export const withDish = ({ due, dish, minutes }: { due: string; dish: string; minutes: number | null }) =>
  `${due}. ${dish}${minutes === null ? '' : `, ${duration(minutes)}`}`;

export const openDish = 'Gericht öffnen';
