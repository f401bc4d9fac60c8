export const proofSubject = 'Bitte bestätige deine E-Mail-Adresse für Crisper';
export const proofHeading = 'Gehört dieses Konto dir?';
export const proofQuestion =
  'Ein Crisper-Konto mit dieser E-Mail-Adresse möchte Mails über seine Lebensmittel. Sie kommen, sobald du bestätigt hast, dass Konto und E-Mail-Adresse dir gehören.';
export const proofButton = 'E-Mail-Adresse bestätigen';
export const proofSmallPrint = ({ days }: { days: number }) =>
  `Der Link gilt einmal und ${days} Tage lang, und du meldest dich dabei an. Hast du kein Konto, vergiss diese Mail: An eine E-Mail-Adresse, die nicht bestätigt ist, kommen keine Mails über Lebensmittel.`;

export const resetSubject = 'Wähle ein neues Passwort für Crisper';
export const resetAsked = 'Jemand, hoffentlich du, möchte ein neues Passwort für dein Crisper-Konto.';
export const resetWithin = ({ minutes }: { minutes: number }) =>
  `Innerhalb von ${minutes} Minuten kannst du hier eins wählen:`;
export const resetButton = 'Neues Passwort wählen';
export const resetSmallPrint = 'Warst du es nicht, vergiss diese Mail: Dein Passwort bleibt, wie es ist.';
