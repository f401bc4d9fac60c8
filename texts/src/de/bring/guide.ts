interface GuideStep {
  program: string;
  how: string;
  comes: string;
  stays: string;
}

/** For each program: which menu, which file, what comes along and what does not. docs/moving.md says more. */
export const guide: readonly GuideStep[] = [
  {
    program: 'Excel, Google Sheets, LibreOffice',
    how: 'Speichere oder lade die Tabelle als .xlsx oder CSV, oder kopiere ihre Zellen und füge sie ein. Auf dem Handy teilst du die Datei mit der installierten App.',
    comes: 'Zeilen unter Überschriften wie Name, Menge, MHD, Platz, Preis, Strichcode, Notizen.',
    stays: 'Formeln, Bilder und alle Blätter außer dem ersten mit solchen Überschriften.',
  },
  {
    program: 'Grocy',
    how: 'Wähle data/grocy.db vom Server, eine Sicherung von Home Assistant mit Grocy darin oder zusammen die Antworten seiner API auf stock, products und quantity_units, am besten auch locations, product_groups und stock_log.',
    comes:
      'Der Bestand mit Datum, was geöffnet und eingefroren ist, Plätze, Preise, Strichcodes, Notizen und was gegessen oder weggeworfen wurde.',
    stays:
      'Einkaufslisten, Aufgaben, Batterien, Bilder, eigene Felder, Konten. Seine Rezepte nimmt „Kochen“, als Antworten der API.',
  },
  {
    program: 'EverShelf',
    how: 'Einstellungen, Export, CSV; oder data/evershelf.db vom Server.',
    comes:
      'Der ganze Bestand mit Datum, Plätzen und Notizen; aus der Datenbank auch, was gegessen oder weggeworfen wurde.',
    stays: 'Rezepte, die Einkaufsliste, Bilder; aus der CSV, wie viel in einer Packung ist.',
  },
  {
    program: 'Homebox',
    how: 'Tools, Export inventory.',
    comes: 'Was ein Etikett Lebensmittel nennt; den Rest kannst du ankreuzen.',
    stays: 'Garantien, Anhänge, Seriennummern.',
  },
  {
    program: 'Tandoor',
    how: 'Speichere die Antwort von /api/inventory-entry/ als Datei und wähle sie.',
    comes: 'Sein Bestand mit Mengen, Datum und Plätzen.',
    stays: 'Rezepte und Essenspläne.',
  },
  {
    program: 'KitchenOwl, Mealie, Bring!',
    how: 'Kopiere die Liste und füge sie ein, als Text oder Markdown, oder wähle das exportierte JSON.',
    comes: 'Namen und Mengen zur Auswahl: Diese Programme wissen nicht, was da ist.',
    stays: 'Ausgaben und Pläne. Die Rezepte von KitchenOwl nimmt „Kochen“.',
  },
  {
    program: 'Ein anderes Crisper',
    how: 'Einstellungen der Küche, „Alles als Datei“: CSV, Excel oder JSON.',
    comes: 'Alles über die Lebensmittel. JSON hat auch Verlauf, Plätze, Einkaufslisten und Rezepte.',
    stays: 'Leute, der Wochenplan, Bilder, die dort aufgenommen wurden.',
  },
];
export const howToGet = 'So geht’s';
export const whatComes = 'Was mitkommt';
export const whatStays = 'Was nicht mitkommt';
