export const pageTitle = 'Nutzungsbedingungen';
export const pageDescription =
  'Die Vereinbarung zwischen dir und Crisper, in sechs kurzen Abschnitten: Konto, dein Beitrag, deine Daten und unsere Haftung.';
export const heading = 'Nutzungsbedingungen';
export const lead =
  'Die Vereinbarung zwischen dir und uns. Sechs kurze Abschnitte; den über Lebensmittelsicherheit lies bitte zweimal. Dies ist eine Übersetzung, verbindlich ist der englische Text.';

export const introductionHeading = 'Einleitung';
export const introduction =
  'Crisper ist ein kostenloser Dienst, der für Haushalte und gemeinsame Küchen den Überblick über Lebensmittel und ihre Ablaufdaten behält. Wenn du ihn nutzt, mit oder ohne Konto, stimmst du diesen Bedingungen zu. Kannst du ihnen nicht zustimmen, nutze ihn bitte nicht.';

export const accountHeading = 'Konto';
export const accountNeeded =
  'Stöbern und lesen kannst du ohne Konto. Um Lebensmittel hinzuzufügen, brauchst du eins, registriert mit einer E-Mail-Adresse, die dir gehört, oder über Google. Gib einen Namen an, unter dem deine Küche dich kennt: Er steht neben deinen Lebensmitteln.';
export const accountPassword =
  'Behalte dein Passwort für dich: Was von deinem Konto aus getan wird, gilt als von dir getan. Glaubst du, dass jemand anderes es benutzt, ändere das Passwort und sag uns Bescheid.';

export const responsibilitiesHeading = 'Deine Verantwortung';
export const responsibleForContent =
  'Was du in den offenen Kühlschrank stellst, ist öffentlich, mit deinem Namen daneben und, für alle, die angemeldet sind, mit deiner E-Mail-Adresse, wenn du es in deinem Profil nicht anders wählst. Was du in eine Küche stellst, ist für die Leute darin. Füge also nur hinzu, was du teilen darfst, und nichts, was rechtswidrig oder beleidigend ist oder die Privatsphäre einer anderen Person verletzt. Verwende nur Bilder, die du verwenden darfst.';
export const responsibleForUse =
  'Versuche nicht, zu lesen oder zu ändern, was zu anderen Konten gehört, die Grenzen des Dienstes zu umgehen oder ihn so zu belasten, dass andere ihn nicht nutzen können. Wir dürfen Einträge entfernen und Konten schließen, die gegen diese Regeln verstoßen.';

export const dataHeading = 'Deine Daten';
export const data = <T>({ privacyPolicy }: { privacyPolicy: (words: string) => T }) => [
  'Um zu arbeiten, speichert Crisper dein Konto, deine Lebensmittel und ein wenig über dein Gerät. Unsere ',
  privacyPolicy('Datenschutzerklärung'),
  ' sagt, was genau, wer es sehen kann und wie du es löschen lässt. Sie ist Teil dieser Bedingungen.',
];

export const liabilityHeading = 'Haftungsbeschränkung';
export const foodSafety = <T>({ strong }: { strong: (words: string) => T }) => [
  strong(
    'Crisper zählt Tage. Es kann dein Essen nicht sehen, riechen oder schmecken und übernimmt keine Verantwortung für Entscheidungen über die Sicherheit von Lebensmitteln.',
  ),
  ' Das Zeichen „Frisch“ sagt, dass ein Datum noch bevorsteht, nicht, dass man etwas unbedenklich essen kann. Richte dich nach dem Etikett, lagere Lebensmittel, wie es dort steht, und wirf sie im Zweifel weg. Unsere Artikel, die Tipps zum Lagern und der BMI-Rechner sind allgemeine Informationen und kein ärztlicher Rat.',
];
export const noWarranty =
  'Der Dienst wird so angeboten, wie er ist. Wir sorgen dafür, dass er läuft und stimmt, können aber nicht versprechen, dass er nie ausfällt oder sich nie irrt. Soweit das Gesetz es zulässt, haften wir nicht für Schäden, die daraus entstehen, dass du dich auf ihn verlässt, verdorbene Lebensmittel und verpasste Mitteilungen eingeschlossen.';

export const changesHeading = 'Änderungen dieser Bedingungen';
export const changes =
  'Wir dürfen diese Bedingungen ändern, wenn der Dienst sich ändert. Die aktuelle Fassung steht immer auf dieser Seite; wichtige Änderungen kündigen wir hier an, bevor sie gelten. Nutzt du Crisper danach weiter, stimmst du ihnen zu.';

export const contactHeading = 'Rechtlicher Kontakt';
export const contact = <T>({ email }: { email: T }) => [
  'Alles zu diesen Bedingungen geht an ',
  email,
  '. Nenn bitte den Abschnitt, um den es geht.',
];
