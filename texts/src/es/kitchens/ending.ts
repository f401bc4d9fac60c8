export const endsOn = ({ date }: { date: string }) =>
  `Esta cocina se cierra el ${date}. Entonces se borra todo lo que hay en ella.`;
export const takeItBack = 'No cerrarla';
