export const pageTitle = 'Datenschutzerklärung';
export const pageDescription =
  'Was Crisper über dich speichert, wer es sehen kann und wie du es kopierst, berichtigst oder löschst.';
export const heading = 'Datenschutzerklärung';
export const lead =
  'Was wir speichern, warum, wer es außer dir sehen kann und wie du uns vergessen lässt. Geschrieben, um gelesen zu werden. Dies ist eine Übersetzung, verbindlich ist der englische Text.';
export const lastUpdated = ({ date }: { date: string }) => `Zuletzt geändert: ${date}`;
/** The date above, on a page that was made before its reader's date was known. */
export const today = 'heute';

interface Strong<T> {
  strong: (words: string) => T;
}

export const collectHeading = 'Was wir speichern';
export const collectLead = 'Nur, was die App zum Arbeiten braucht:';
export const collectAccount = <T>({ strong }: Strong<T>) => [
  strong('Dein Konto:'),
  ' Name und E-Mail-Adresse, deine Zeitzone und die URL eines Profilbilds, wenn du eine angibst. Wählst du ein Passwort, speichern wir einen Hash davon, aus dem es sich nicht zurückrechnen lässt, und nie das Passwort selbst.',
];
export const collectFood = <T>({ strong }: Strong<T>) => [
  strong('Deine Lebensmittel:'),
  ' was du hinzufügst, mit Ablaufdatum, Kategorie, Menge, Bild und Beschreibung, und die privaten Notizen, die du dazu schreibst; was daraus wurde und wann; Preise, Einkaufslisten, Rezepte, geplante Mahlzeiten und wie deine Küche ein Produkt nennt. Fotos werden ohne den Ort und die Kamera gespeichert, die ein Handy hineinschreibt.',
];
export const collectMeasurements = <T>({ strong }: Strong<T>) => [
  strong('Deine Messwerte:'),
  ' Größe, Gewicht, Alter und Geschlecht, wenn du im BMI-Rechner auf „Verlauf speichern“ tippst, bis du sie löschst.',
];
export const collectRequests = <T>({ strong }: Strong<T>) => [
  strong('Worum du uns bittest:'),
  ' Nachrichten von der Kontaktseite mit deinem Namen und deiner E-Mail-Adresse, die Gespräche, die du buchst, wann du erinnert werden möchtest und auf welchen Geräten, in welchem Kalender oder über welches ntfy-Thema, die Schlüssel deiner Programme und wann jeder zuletzt benutzt wurde, die URLs, denen deine Küchen melden, was passiert, und für den wöchentlichen Newsletter deine E-Mail-Adresse und deine Zeitzone, bis du ihn abbestellst.',
];
export const collectUsage = <T>({ strong }: Strong<T>) => [
  strong('Nutzungsdaten:'),
  ' die Aktivitäten deines eigenen Kontos, etwa dass du etwas hinzufügst oder änderst, welche Mitteilungen du gesehen hast, und was unser Server aufzeichnen muss, um zu laufen und Missbrauch zu verhindern.',
];
export const collectDevice = <T>({ strong }: Strong<T>) => [
  strong('Angaben zum Gerät:'),
  ' die Art des Browsers, die IP-Adresse und die Zeitzone, die er mitschickt, damit „heute“ dein Heute ist. Bei jeder Anmeldung und jeder Änderung deines Kontos speichern wir Browser und IP-Adresse 90 Tage lang, damit du sie in deinem Profil nachsehen kannst.',
];
export const browserStorage =
  'Dein Browser speichert ein kurzlebiges Zugriffstoken in seinem lokalen Speicher und ein Cookie, das es erneuert; beides hält dich angemeldet. Dazu ein Cookie, das dir die Bilder deiner Küchen zeigt; ein Cookie, an dem wir einen Browser wiedererkennen, in dem du dich schon einmal angemeldet hast; was du zuletzt gewählt oder getippt hast, etwa dunkel oder hell; und, solange du angemeldet bist, deinen Namen, deine Küchen mit ihren Lebensmitteln und was du dort getan hast, damit sie sich ohne Netz öffnen. Beim Abmelden wird das alles gelöscht. Ein Tablet, das deine Küche zeigt, behält den Schlüssel, mit dem es geöffnet wurde. Es gibt keine Werbe-Cookies und keine Tracker anderer Firmen.';

export const useHeading = 'Wozu wir es verwenden';
export const ourUse =
  'Um deine Lebensmittel zu zeigen und ihre Tage zu zählen, um dir Bescheid zu geben, bevor sie ablaufen, um dich anzumelden und angemeldet zu halten, um dir zu antworten, wenn du schreibst, und um herauszufinden, was kaputtgegangen ist. Wir legen keine Werbeprofile an, und was du isst, entscheidet über nichts als das, was deine Übersicht zeigt.';
export const seenByOthers = <T>({ strong }: Strong<T>) => [
  strong('Was andere sehen:'),
  ' Die Leute in einer deiner Küchen sehen ihre Lebensmittel, wer sie hinzugefügt hat und was wer von euch damit getan hat, deinen Namen und dein Bild, und deine E-Mail-Adresse nur, wenn du sie allen zeigst. Sie sehen auch die Einkaufslisten, Rezepte und geplanten Mahlzeiten der Küche; wer von einem Mitglied einen Link zu einer Liste bekommt, sieht diese Liste und den Namen des Mitglieds, höchstens zwei Tage lang. Was im offenen Kühlschrank steht, ist öffentlich: Wer die Seite „Kühlschrank“ öffnet, sieht Name, Bild, Kategorie, Menge, Beschreibung und Daten eines Lebensmittels, mit oder ohne Konto. Unter „Hinzugefügt von“ steht ohne Anmeldung dein Name und mit Anmeldung deine E-Mail-Adresse, wenn du es in deinem Profil nicht anders wählst. Deine Notizen, Mitteilungen, Aktivitäten und Messwerte werden nur dir gezeigt.',
];

export const sharingHeading = 'Weitergabe';
export const sharingLead =
  'Wir verkaufen deine Daten nicht, an niemanden und zu keinem Zweck. Den nötigen Teil dürfen wir weitergeben an:';
export const sharedWithProviders = <T>({ strong }: Strong<T>) => [
  strong('Dienstleister'),
  ', die den Server betreiben, unsere Mails zustellen oder dich, wenn du das wählst, mit Google anmelden, und die die Daten nur für diese Aufgabe verwenden dürfen;',
];
export const sharedWithAuthorities = <T>({ strong }: Strong<T>) => [
  strong('Behörden'),
  ', wenn das Gesetz uns keine Wahl lässt, und dann nicht mehr, als es verlangt;',
];
export const sharedWithAffiliates = <T>({ strong }: Strong<T>) => [
  strong('verbundene Unternehmen'),
  ' von Crisper, für die dieselbe Erklärung gilt.',
];
export const linkedPictures =
  'Wo die Leute, die dieses Crisper betreiben, es eingeschaltet haben, schlägt unser Server die Nummer eines Produkts, das du scannst, bei Open Food Facts nach, ohne ein Wort über dich. Gibst du uns die Adresse einer Webseite mit einem Rezept, liest unser Server diese Seite für dich: Die andere Website erfährt weder deine IP-Adresse noch, wer gefragt hat. Bilder können von anderen Websites verlinkt sein. Dein Browser lädt sie von dort, die andere Website sieht also deine IP-Adresse, aber nicht, welche unserer Seiten du gerade ansiehst.';
export const programs =
  'Andere Programme erfahren nur etwas über deine Lebensmittel, wenn eine Person sie hereinlässt. Wer einen Schlüssel hat, den du für ein Programm, ein Tablet oder einen Assistenten angelegt hast, liest, wofür der Schlüssel gilt, und ändert es, wenn du das erlaubt hast, bis der Schlüssel endet oder du ihn beendest; ein Assistent gibt, was er liest, an die weiter, die ihn betreiben. Wer die URL deines Kalenders hat, liest deine Daten, bis du ihn abschaltest oder eine neue anlegst. Ein Webhook einer Küche, den jedes ihrer Mitglieder einrichten kann, sendet, was hinzukommt, was sich ändert, was weg ist, was ansteht und was auf den Einkaufslisten passiert, ohne Namen von Personen an die gewählte URL und endet, wenn das Mitglied die Küche verlässt. Eine Erinnerung über ntfy geht im Klartext über den Server ihres Themas; eine Mitteilung auf deinem Handy geht verschlüsselt über die Firma, von der dein Browser stammt, sodass sie sie nicht lesen kann.';
export const broughtFiles =
  'Die meisten Dateien mit Lebensmitteln, die du mitbringst, werden auf deinem Gerät gelesen, und wir bekommen nur, was du hinzufügst. Die Datenbank eines anderen Programms liest unser Server und löscht sie, sobald er fertig ist; Konten und Passwörter darin werden nicht gelesen.';

export const securityHeading = 'Sicherheit';
export const security =
  'Deine Daten liegen in der Datenbank des Crisper, das du benutzt. Passwörter werden mit Argon2id gehasht, die Zugriffstokens der Browser laufen nach zehn Minuten ab, von den Schlüsseln der Programme speichern wir einen Hash, aus dem sie sich nicht zurückrechnen lassen, und jede Änderung an einem Lebensmittel wird auf dem Server geprüft: gegen das Konto, das es hinzugefügt hat, oder in einer Küche gegen die Leute darin. Abmelden beendet die Sitzung dort, nicht nur in deinem Browser. Kein System ist unfehlbar: Sollten deine Daten je von einer Panne betroffen sein, sagen wir dir, was passiert ist und was zu tun ist.';

export const rightsHeading = 'Deine Rechte';
interface Rights<T> extends Strong<T> {
  yourData: (words: string) => T;
  deleteAccount: (words: string) => T;
}
export const rights = <T>({ strong, yourData, deleteAccount }: Rights<T>) => [
  'Du darfst alles, was wir über dich haben, ',
  strong('einsehen'),
  ', Falsches ',
  strong('berichtigen'),
  ' und ',
  strong('löschen'),
  ', was wir nicht länger speichern sollen. All das kannst du selbst tun, und zwar sofort: Lebensmittel, Notizen und Messwerte auf ihren Seiten, Namen und Bild in deinem Profil. Dort findest du auch „',
  yourData('Meine Daten herunterladen'),
  '“ und „',
  deleteAccount('Konto löschen'),
  '“; damit verschwindet alles, was im Konto ist. Nur frühere Sicherungen enthalten es noch, bis sie ersetzt werden.',
];
export const otherRequests = <T>({ email }: { email: T }) => [
  'Für alles andere, etwa eine Nachricht, die du uns einmal geschickt hast, oder wo die Knöpfe nicht helfen, schreib an ',
  email,
  ', und zwar von der E-Mail-Adresse aus, mit der du dich registriert hast.',
];

export const changesHeading = 'Änderungen dieser Erklärung';
export const changes =
  'Wenn sich ändert, was die Software speichert, ändert sich diese Seite mit, und das Datum oben sagt dir, wie aktuell der Text ist. Berührt eine Änderung deine Rechte, kündigen wir sie hier an, bevor sie gilt.';

export const contactHeading = 'Zuständig für den Datenschutz';
export const contact = <T>({ email }: { email: T }) => [
  'Fragen, Anträge und Beschwerden zu deinen Daten gehen an die Person, die wir mit dem Datenschutz beauftragt haben: ',
  email,
  '. Ein Mensch liest sie und antwortet innerhalb von 30 Tagen.',
];
