export const pageTitle = 'En inköpslista';
export const pageDescription = 'Titta på en lista som någon delat med dig, och bocka av det du köpt.';
export const loading = 'Listan laddas.';
export const loadFailed = 'Listan kunde inte laddas.';
export const sharedBy = ({ name, moment }: { name: string; moment: string }) =>
  `Delad av ${name}, till ${moment}`;
export const got = ({ got, count }: { got: number; count: number }) => `${got} av ${count} klart`;
export const empty = 'Det finns inget på listan.';
export const endedTitle = 'Länken gäller inte längre';
export const endedText = 'Listor delas i två dagar, eller tills någon avslutar länken. Be om en ny.';
export const brokenTitle = 'Länken är inte fullständig';
export const brokenText = 'Öppna den en gång till från meddelandet, med allt efter #.';
export const goHome = 'Vad är Crisper?';
export const notTicked = 'Det skickades inte. Försök igen.';
