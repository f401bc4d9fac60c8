export const price = 'Prijs';
export const priceIn = ({ currency }: { currency: string }) => `Prijs in ${currency}`;
export const newHint = 'Niet verplicht, voor alles samen. Leeg is de prijs van de vorige keer.';
export const hint = 'Niet verplicht, voor alles samen.';
export const invalid = ({ example }: { example: string }) =>
  `Vul een prijs in zoals ${example}, of laat het leeg`;
