export const price = 'Preço';
export const priceIn = ({ currency }: { currency: string }) => `Preço em ${currency}`;
export const newHint = 'Opcional, pelo total. Vazio, vale o preço da última vez.';
export const hint = 'Opcional, pelo total.';
export const invalid = ({ example }: { example: string }) => `Digite um preço como ${example} ou deixe vazio`;
