export const pageTitle = 'Häufige Fragen';
export const pageDescription =
  'Was Crisper kostet, wer deine Lebensmittel sieht, wann etwas als bald ablaufend gilt, und sieben Antworten mehr.';
export const heading = 'Häufige Fragen';
export const introduction =
  'Zehn davon, mit kurzen Antworten: was es kostet, wer was sieht und wann etwas als abgelaufen gilt.';
export const askUs = 'Frag uns etwas anderes';

type Link<T> = (words: string) => T;

interface Links<T> {
  fridge: Link<T>;
  profile: Link<T>;
  sharedKitchenArticles: Link<T>;
  passwordReset: Link<T>;
  login: Link<T>;
  contact: Link<T>;
}

interface Question<T> {
  title: string;
  answer: (string | T)[];
}

export const questions = <T>(link: Links<T>): Question<T>[] => [
  {
    title: 'Was macht Crisper?',
    answer: [
      'Es merkt sich Daten, damit du es nicht musst. Trag ein, was in den Kühlschrank kommt, mit Kategorie, Menge, Bild und Ablaufdatum; Crisper zählt die Tage, zeigt, was frisch ist, was bald abläuft und was abgelaufen ist, und deine Übersicht sagt, was du zuerst essen solltest. Es taugt für alles, was ein Datum hat, auch für Sonnencreme und Batterien.',
    ],
  },
  {
    title: 'Ist Crisper kostenlos?',
    answer: [
      'Ja, ganz. Es gibt kein Bezahlmodell und keine Probezeit, die endet. Ein Konto brauchst du, um etwas hinzuzufügen, deine eigene Übersicht zu sehen und ein Gespräch zu buchen; zum Stöbern und Lesen brauchst du keins.',
    ],
  },
  {
    title: 'Brauche ich eine Internetverbindung?',
    answer: [
      'Zum Anmelden und zum ersten Öffnen von Crisper ja, und für den offenen Kühlschrank. Deine Lebensmittel stehen auf dem Server, damit alle in der Küche von jedem Handy oder Computer aus dasselbe Fach sehen. Deine eigenen Küchen laufen auch ohne weiter.',
    ],
  },
  {
    title: 'Geht es auch offline?',
    answer: [
      'Ja. Supermärkte haben dicke Wände und Keller gar kein Netz, deshalb behält dein Browser deine Küchen mit ihren Lebensmitteln und Einkaufslisten. Iss, hake ab und füge hinzu wie immer; was du getan hast, wird gesendet, sobald es wieder Netz gibt. Damit sich Crisper selbst ohne Netz öffnet, muss seine Adresse mit https beginnen.',
    ],
  },
  {
    title: 'Wann gilt etwas als bald ablaufend?',
    answer: [
      'Wenn sein Datum heute ist oder in den nächsten fünf Tagen liegt. Lebensmittel sind den ganzen aufgedruckten Tag über gut; abgelaufen ist etwas also um Mitternacht nach diesem Tag und nicht früher. Was kein Datum hat, wird nie markiert.',
    ],
  },
  {
    title: 'Wer sieht, was ich hinzufüge?',
    answer: [
      'Was du in eine eigene Küche stellst, sehen die Leute darin und sonst niemand, außer jemand von ihnen lässt ein Programm hineinschauen oder gibt einen Link zu einer Einkaufsliste weiter. Was du in den offenen ',
      link.fridge('Kühlschrank'),
      ' stellst, sehen alle, denn er lässt sich ohne Konto öffnen. Dort steht unter „Hinzugefügt von“ dein Name; wer angemeldet ist, liest deine E-Mail-Adresse, wenn du es in ',
      link.profile('deinem Profil'),
      ' nicht anders wählst. Die Notiz, die du zu etwas schreibst, gehört dir allein, wo auch immer es steht. Lass also bitte alles Persönliche aus Namen, Bildern und Beschreibungen im offenen Kühlschrank heraus.',
    ],
  },
  {
    title: 'Können mehrere zusammen eine Küche nutzen?',
    answer: [
      'Dafür ist Crisper gemacht. Leg eine Küche an und schick den anderen ihren Link. Alle melden sich mit ihrem eigenen Konto an, fügen hinzu, was sie kaufen, und alle in der Küche sehen dasselbe Fach, mit einem Namen an dem, was jemandem allein gehört. In unseren Artikeln über ',
      link.sharedKitchenArticles('gemeinsame Küchen'),
      ' stehen die passenden Hausregeln.',
    ],
  },
  {
    title: 'Kann jemand anderes meine Lebensmittel ändern oder löschen?',
    answer: [
      'Im offenen Kühlschrank nicht: Andere können schauen, aber nur das Konto, das etwas hinzugefügt hat, kann es ändern oder löschen, und was du verschenkst, dürfen sie nehmen. In einer Küche ja: Ihre Mitglieder führen ein Fach zusammen, also können alle ändern, aufessen oder entfernen, was darin ist, und Gäste nur schauen. Isst jemand auf, was dir gehört, sagt dir die Glocke, wer es war. Deine Notiz bleibt überall deine. Der Server prüft das alles jedes Mal, egal was auf der Seite davor steht.',
    ],
  },
  {
    title: 'Ich habe mein Passwort vergessen. Was nun?',
    answer: [
      'Fordere auf der ',
      link.passwordReset('Seite zum Zurücksetzen'),
      ' einen Link an und wähle ein neues. Hast du dich mit Google registriert, brauchst du hier kein Passwort: Wähle beim ',
      link.login('Anmelden'),
      ' einfach Google.',
    ],
  },
  {
    title: 'Wie wünsche ich mir eine Funktion?',
    answer: [
      'Über die Seite ',
      link.contact('Kontakt'),
      '. Erzähl uns lieber, was du in deiner Küche erreichen wolltest, als welchen Knopf du gern hättest; die Geschichte eines chaotischen Dienstags sagt uns mehr als eine Skizze.',
    ],
  },
];
