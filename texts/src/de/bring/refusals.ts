import type { BringRefusal } from '@crisper/domain/bring/refusals.ts';

const WORKS = 'Eine CSV- oder Excel-Datei geht, und auch eine Liste, die du einfügst.';

/** What a file is, and what would work. */
export const refusal: Record<BringRefusal, string> = {
  nothing: `Darin ist kein Lebensmittel. ${WORKS}`,
  'too-many':
    'Das sind mehr als 5000 Zeilen, und in eine Küche passen 5000 Dinge. Nimm Zeilen heraus oder teile sie auf.',
  'too-large':
    'Diese Datei ist größer als jede Küche. Speichere nur das Blatt mit den Lebensmitteln, als CSV. Eine Datenbank darf 64 MB haben.',
  damaged:
    'Diese Datei ist beschädigt oder nicht vollständig. Speichere sie neu und versuche es noch einmal.',
  'unknown-json':
    'Das ist JSON eines Programms, das wir nicht kennen. Die meisten Programme exportieren auch CSV.',
  'newer-crisper': 'Diese Datei kommt aus einem neueren Crisper. Aktualisiere erst dieses.',
  'grocy-incomplete':
    'Das ist ein Teil von Grocy. Wähle zusammen die Antworten auf „stock“, „products“ und „quantity_units“ oder die Datei grocy.db.',
  recipes: 'Das sind Rezepte. Bring sie unter „Kochen“ mit, über „Rezept hinzufügen“.',
  pdf: 'Das ist ein PDF, wie auch immer es heißt. Kopiere die Liste darin und füge sie hier ein, oder speichere die Tabelle als CSV.',
  picture:
    'Das ist ein Bild. Einen Kassenbon oder ein Etikett liest du mit der Kamera dort, wo du etwas hinzufügst.',
  'old-excel': 'Das ist eine Mappe aus einem alten Excel (.xls). Speichere sie als .xlsx oder CSV.',
  'open-document': 'Das ist eine OpenDocument-Datei. Speichere sie als .xlsx oder CSV, LibreOffice kann das.',
  archive: 'Das ist ein Archiv mit anderen Dateien. Entpacke es und wähle die Datei darin.',
  calendar:
    'Das ist ein Kalender: Er hat Tage, aber keine Mengen und keine Plätze. Wähle die Lebensmittel selbst; bei Grocy ist das die Datei grocy.db.',
  'web-page': 'Das ist eine Webseite. Kopiere die Tabelle darin und füge sie hier ein.',
  'needs-server':
    'Eine Datenbank liest dein Server, und der ist gerade nicht erreichbar. Eine CSV- oder Excel-Datei wird auf diesem Gerät gelesen.',
  binary: `Wir wissen nicht, was diese Datei ist. ${WORKS}`,
};
export const readFailed = 'Sie ließ sich nicht lesen. Versuche es noch einmal oder speichere sie als CSV.';
