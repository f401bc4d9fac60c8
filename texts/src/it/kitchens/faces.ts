/** For those who do not see the faces. */
export const peopleNamed = ({ names, more }: { names: string[]; more: number }) =>
  more > 0 ? `${names.join(', ')} e ${more === 1 ? `${more} altra` : `altre ${more}`}` : names.join(', ');
export const andMore = ({ more }: { more: number }) => `+${more}`;
