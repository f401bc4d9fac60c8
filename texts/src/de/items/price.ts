export const price = 'Preis';
export const priceIn = ({ currency }: { currency: string }) => `Preis in ${currency}`;
export const newHint = 'Freiwillig, für alles zusammen. Bleibt es leer, gilt der Preis vom letzten Mal.';
export const hint = 'Freiwillig, für alles zusammen.';
export const invalid = ({ example }: { example: string }) =>
  `Gib einen Preis wie ${example} ein oder lass das Feld leer`;
