export const price = 'Prezzo';
export const priceIn = ({ currency }: { currency: string }) => `Prezzo in ${currency}`;
export const newHint = 'Facoltativo, per il totale. Se resta vuoto, vale il prezzo dell’ultima volta.';
export const hint = 'Facoltativo, per il totale.';
export const invalid = ({ example }: { example: string }) => `Scrivi un prezzo come ${example}, o niente`;
