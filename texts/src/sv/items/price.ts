export const price = 'Pris';
export const priceIn = ({ currency }: { currency: string }) => `Pris i ${currency}`;
export const newHint = 'Valfritt, för alltihop. Tomt betyder samma som förra gången.';
export const hint = 'Valfritt, för alltihop.';
export const invalid = ({ example }: { example: string }) =>
  `Skriv ett pris som ${example}, eller lämna tomt`;
