export const confirmSubject = 'Bekræft venligst: nyhedsbrevet fra Crisper';
export const confirmHeading = 'Kun ét klik mere';
export const confirmQuestion =
  'Nogen, forhåbentlig dig, har bedt om nyhedsbrevet fra Crisper til denne adresse. Skal vi sende det?';
export const confirm = 'Bekræft';
export const confirmSmallPrint = ({ days }: { days: number }) =>
  `Linket gælder i ${days} dage. Var det ikke dig, så se bort fra mailen: Der kommer ikke mere.`;

export const onListSubject = 'Du får allerede nyhedsbrevet fra Crisper';
export const onListHeading = 'Du står på listen';
export const onList =
  'Nogen, forhåbentlig dig, har bedt om nyhedsbrevet fra Crisper til denne adresse. Det kommer allerede hertil.';
export const enough = 'Fået nok?';
export const unsubscribe = 'Afmeld';
