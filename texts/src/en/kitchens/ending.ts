export const endsOn = ({ date }: { date: string }) =>
  `This kitchen ends on ${date}. Then everything in it is deleted.`;
export const takeItBack = 'Take it back';
