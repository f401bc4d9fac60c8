export const formHeading = 'Eine Mail pro Woche, damit Essen länger hält';
export const emailField = 'Deine E-Mail-Adresse';
export const emailExample = 'du@example.com';
export const subscribe = 'Abonnieren';
export const sending = 'Wird gesendet …';
export const needsJavaScript = 'Zum Abonnieren braucht es JavaScript.';
export const smallPrint =
  'Jeden Montag: dein Wochenbericht, wenn du ein Konto hast, sonst etwas zum Lesen. Wir fragen einmal per Mail nach, bevor etwas kommt, und jede Mail hat einen Link zum Abbestellen.';
export const sentTo = <T>({ email }: { email: T }) => [
  'Fast geschafft. Wir haben eine Mail an ',
  email,
  ' geschickt: Bestätige bitte mit dem Link darin. Schau auch in den Spam-Ordner.',
];
export const noLetter = 'Dieses Crisper verschickt keine Mails';
export const noLetterText =
  'Deshalb gibt es keinen Newsletter. Mit einem Konto sagen dir die Glocke und dein Kalender, was abläuft.';
export const noMail =
  'Dieses Crisper verschickt keine Mails, also käme kein Newsletter. Wir haben nichts gespeichert.';

export const confirmPageTitle = 'Newsletter bestätigen';
export const confirmPageDescription = 'Bestätige, dass du den Crisper-Newsletter möchtest.';
export const confirmHeading = 'Dürfen wir dir schreiben?';
export const confirmText =
  'Eine Mail, jeden Montagmorgen. Hast du ein Konto mit dieser E-Mail-Adresse, melde dich vor dem Bestätigen an, dann ist es dein Wochenbericht. Sonst ist es etwas zum Lesen.';
export const confirm = 'Ja, schreibt mir';
export const confirmedHeading = 'Du stehst auf der Liste';
export const confirmedText =
  'Die erste Mail kommt nächsten Montagmorgen. Jede hat einen Link zum Abbestellen.';

export const unsubscribePageTitle = 'Newsletter abbestellen';
export const unsubscribePageDescription = 'Den Crisper-Newsletter abbestellen.';
export const unsubscribeHeading = 'Keine Mails mehr?';
export const unsubscribeText =
  'Deine Adresse kommt sofort von der Liste. Falls du ein Konto hast, bleibt es, wie es ist.';
export const unsubscribe = 'Abbestellen';
export const unsubscribedHeading = 'Abbestellt';
export const unsubscribedText =
  'Es kommt keine Mail mehr. Falls sie dir fehlen: Das Feld unten auf jeder Seite bringt sie zurück.';
