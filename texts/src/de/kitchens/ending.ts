export const endsOn = ({ date }: { date: string }) =>
  `Diese Küche endet am ${date}. Dann wird alles darin gelöscht.`;
export const takeItBack = 'Zurücknehmen';
