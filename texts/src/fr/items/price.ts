export const price = 'Prix';
export const priceIn = ({ currency }: { currency: string }) => `Prix en ${currency}`;
export const newHint = 'Facultatif, pour le tout. Laissé vide, c’est le prix de la dernière fois.';
export const hint = 'Facultatif, pour le tout.';
export const invalid = ({ example }: { example: string }) => `Écris un prix comme ${example}, ou rien`;
