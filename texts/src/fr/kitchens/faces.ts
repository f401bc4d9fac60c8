import { plural } from '#fr/plural.ts';

/** For those who do not see the faces. */
export const peopleNamed = ({ names, more }: { names: string[]; more: number }) =>
  more > 0
    ? `${names.join(', ')} et ${plural(more, { one: `${more} autre`, other: `${more} autres` })}`
    : names.join(', ');
export const andMore = ({ more }: { more: number }) => `+${more}`;
