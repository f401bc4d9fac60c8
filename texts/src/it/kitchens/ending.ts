const on = (date: string) =>
  /^\d/.test(date) ? (/^(?:0?8|11)(?!\d)/.test(date) ? `l’${date}` : `il ${date}`) : date;

export const endsOn = ({ date }: { date: string }) =>
  `Questa cucina chiude ${on(date)}. Poi tutto quello che contiene viene eliminato.`;
export const takeItBack = 'Tienila aperta';
