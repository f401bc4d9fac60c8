export const price = 'Pris';
export const priceIn = ({ currency }: { currency: string }) => `Pris i ${currency}`;
export const newHint = 'Valgfrit, for det hele. Står feltet tomt, gælder prisen fra sidst.';
export const hint = 'Valgfrit, for det hele.';
export const invalid = ({ example }: { example: string }) =>
  `Skriv en pris som ${example}, eller lad feltet stå tomt`;
