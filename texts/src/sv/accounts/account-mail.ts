export const proofSubject = 'Bekräfta din e-postadress för Crisper';
export const proofHeading = 'Är det här kontot ditt?';
export const proofQuestion =
  'Ett Crisper-konto med den här e-postadressen vill ha mejl om sin mat. De kommer när du har bekräftat att kontot och e-postadressen är dina.';
export const proofButton = 'Bekräfta min e-postadress';
export const proofSmallPrint = ({ days }: { days: number }) =>
  `Länken fungerar en gång, inom ${days} dagar, och ber dig logga in. Om du inte har något konto kan du strunta i mejlet: inga mejl om mat kommer till en e-postadress som inte är bekräftad.`;

export const resetSubject = 'Välj ett nytt lösenord för Crisper';
export const resetAsked = 'Någon, förhoppningsvis du, har bett om ett nytt lösenord för ditt Crisper-konto.';
export const resetWithin = ({ minutes }: { minutes: number }) => `Välj ett här inom ${minutes} minuter:`;
export const resetButton = 'Välj ett nytt lösenord';
export const resetSmallPrint =
  'Om det inte var du kan du strunta i mejlet: ditt lösenord förblir som det är.';
