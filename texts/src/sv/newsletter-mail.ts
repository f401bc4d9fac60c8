export const confirmSubject = 'Bekräfta: nyhetsbrevet från Crisper';
export const confirmHeading = 'Ett klick kvar';
export const confirmQuestion =
  'Någon, förhoppningsvis du, har bett om Crispers nyhetsbrev till den här adressen. Ska vi skicka det?';
export const confirm = 'Bekräfta';
export const confirmSmallPrint = ({ days }: { days: number }) =>
  `Länken gäller i ${days} dagar. Om det inte var du kan du strunta i mejlet: inget mer kommer.`;

export const onListSubject = 'Du får redan Crispers nyhetsbrev';
export const onListHeading = 'Du står på listan';
export const onList =
  'Någon, förhoppningsvis du, har bett om Crispers nyhetsbrev till den här adressen. Det kommer redan hit.';
export const enough = 'Fått nog?';
export const unsubscribe = 'Avsluta prenumerationen';
