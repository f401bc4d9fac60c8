export const price = 'Precio';
export const priceIn = ({ currency }: { currency: string }) => `Precio en ${currency}`;
export const newHint = 'Opcional, por todo. Si lo dejas vacío, vale lo que costó la última vez.';
export const hint = 'Opcional, por todo.';
export const invalid = ({ example }: { example: string }) =>
  `Escribe un precio como ${example} o déjalo vacío`;
