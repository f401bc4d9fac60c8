export const price = 'Price';
export const priceIn = ({ currency }: { currency: string }) => `Price in ${currency}`;
export const newHint = 'Optional, for all of it. Left empty, it is what it cost last time.';
export const hint = 'Optional, for all of it.';
export const invalid = ({ example }: { example: string }) =>
  `Enter a price like ${example}, or leave it empty`;
