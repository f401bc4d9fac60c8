export const endsOn = ({ date }: { date: string }) =>
  `Deze keuken stopt op ${date}. Dan wordt alles erin verwijderd.`;
export const takeItBack = 'Toch niet';
