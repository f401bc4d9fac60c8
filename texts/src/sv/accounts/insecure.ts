export const heading = 'Allt fungerar inte här';
export const why =
  'Du har öppnat Crisper på en adress som börjar med http://. På sådana sidor stänger webbläsare av en del, eftersom någon på vägen kan ändra det du ser.';
export const missing = [
  'Utan nätverk går sidorna inte att öppna, och Crisper kan inte installeras.',
  'Inga notiser visas. Det som snart går ut syns under notisklockan, och kommer via mejl om servern skickar några.',
  'Knappar som kopierar fungerar inte. Markera texten och kopiera den själv.',
] as const;
export const works = 'Allt annat fungerar som vanligt: att lägga in och äta upp, dina kök, foton.';
export const remedy =
  'Så här gör du: öppna Crisper på en adress som börjar med https://. Om den inte har någon än finns stegen för den som driver servern i docs/operating.md, under ”https: at home”.';

/** In the list of the profile's parts. */
export const inShort = 'Utan https saknas en del här';
