interface Links<T> {
  policy: (words: string) => T;
  data: (words: string) => T;
}

export const keptHeading = 'Was über dich gespeichert ist';
export const keptIntroduction = 'In der Datenbank von diesem Crisper und nirgends sonst.';
export const kept = [
  'Dein Name, deine E-Mail-Adresse, deine Zeitzone und dein Bild, wenn du eins gewählt hast.',
  'Deine Lebensmittel mit ihrem Verlauf, deine Notizen, deine Fotos und deine Messwerte.',
  'Wann du erinnert werden möchtest und um welche Gespräche du gebeten hast.',
  'Browser und IP-Adresse bei jeder Anmeldung und jeder Änderung an deinem Konto, 90 Tage lang.',
] as const;
export const notKept = 'Es gibt keine Werbung und nichts, das dich zählt oder dir folgt.';
export const more = <T>({ policy, data }: Links<T>) => [
  policy('Die Datenschutzerklärung'),
  ' sagt es ausführlich. Unter „',
  data('Deine Daten'),
  '“ bekommst du eine Kopie von allem und kannst es löschen.',
];

export const hereHeading = 'Was dieser Browser speichert';
export const hereIntroduction = 'Damit du angemeldet bleibst und deine Küchen sofort da sind.';
export const here = [
  'Dass du angemeldet bist und mit welchem Konto.',
  'Deine Küchen mit ihren Lebensmitteln und was du dort getan hast und noch nicht gesendet ist.',
  'Was du zuletzt gewählt hast, etwa dunkel oder hell, und was du getippt und nicht gesendet hast.',
] as const;
export const pagesHere = 'Die Seiten von Crisper, damit sie sich ohne Netz öffnen.';
export const noPagesHere = 'Nicht die Seiten von Crisper; ohne Netz öffnen sie sich also nicht.';
export const amountHere = ({ amount }: { amount: string }) => `Insgesamt etwa ${amount}.`;
export const untilLogout = 'Beim Abmelden wird das gelöscht.';
