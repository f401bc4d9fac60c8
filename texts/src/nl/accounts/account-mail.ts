export const proofSubject = 'Bevestig je e-mailadres voor Crisper';
export const proofHeading = 'Is dit account van jou?';
export const proofQuestion =
  'Een Crisper-account met dit e-mailadres vraagt om mails over het eten. Die komen als je hebt bevestigd dat het account en het e-mailadres van jou zijn.';
export const proofButton = 'Mijn e-mailadres bevestigen';
export const proofSmallPrint = ({ days }: { days: number }) =>
  `De link werkt één keer, binnen ${days} dagen, en vraagt je om in te loggen. Heb je geen account, negeer deze mail dan: naar een e-mailadres dat niet is bevestigd, komen geen mails over eten.`;

export const resetSubject = 'Kies een nieuw wachtwoord voor Crisper';
export const resetAsked = 'Iemand, hopelijk jij, vroeg om een nieuw wachtwoord voor je Crisper-account.';
export const resetWithin = ({ minutes }: { minutes: number }) =>
  `Kies er hier een, binnen ${minutes} minuten:`;
export const resetButton = 'Nieuw wachtwoord kiezen';
export const resetSmallPrint = 'Was jij het niet, negeer deze mail dan: je wachtwoord blijft zoals het is.';
