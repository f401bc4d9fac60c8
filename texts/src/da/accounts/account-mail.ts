export const proofSubject = 'Bekræft din mailadresse til Crisper';
export const proofHeading = 'Er det din konto?';
export const proofQuestion =
  'En Crisper-konto med denne mailadresse beder om mails om sin mad. De kommer, når du har bekræftet, at kontoen og mailadressen er dine.';
export const proofButton = 'Bekræft min mailadresse';
export const proofSmallPrint = ({ days }: { days: number }) =>
  `Linket virker én gang inden for ${days} dage og beder dig logge ind. Har du ingen konto, så se bort fra mailen: Der kommer ingen mails om mad til en mailadresse, der ikke er bekræftet.`;

export const resetSubject = 'Vælg en ny adgangskode til Crisper';
export const resetAsked = 'Nogen, forhåbentlig dig, har bedt om en ny adgangskode til din Crisper-konto.';
export const resetWithin = ({ minutes }: { minutes: number }) => `Vælg en her inden for ${minutes} minutter:`;
export const resetButton = 'Vælg en ny adgangskode';
export const resetSmallPrint = 'Var det ikke dig, så se bort fra mailen: Din adgangskode er, som den var.';
