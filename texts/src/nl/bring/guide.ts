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
    how: 'Bewaar of download het blad als .xlsx of CSV, of kopieer de cellen en plak ze. Op een telefoon deel je het bestand met de geïnstalleerde app.',
    comes: 'Rijen onder koppen als Naam, Aantal, THT, Plek, Prijs, Streepjescode, Notities.',
    stays: 'Formules, foto’s, en andere bladen dan het eerste met zulke koppen.',
  },
  {
    program: 'Grocy',
    how: 'Kies data/grocy.db van de server, een back-up van Home Assistant met Grocy erin, of de antwoorden van de API voor stock, products en quantity_units, liefst samen met locations, product_groups en stock_log.',
    comes:
      'De voorraad met datums, geopend en ingevroren eten, plekken, prijzen, streepjescodes, notities, en wat is opgegeten of weggegooid.',
    stays:
      'Boodschappenlijsten, klusjes, batterijen, foto’s, eigen velden, gebruikers. De recepten neem je bij Koken over, als antwoorden van de API.',
  },
  {
    program: 'EverShelf',
    how: 'Settings, Export, CSV; of data/evershelf.db van de server.',
    comes:
      'Alles uit de voorraad met datums, plekken en notities; uit de database ook wat is opgegeten of weggegooid.',
    stays: 'Recepten, de boodschappenlijst, foto’s; uit de CSV ook hoeveel er in een pak zit.',
  },
  {
    program: 'Homebox',
    how: 'Tools, Export inventory.',
    comes: 'Wat een label eten noemt; de rest kun je aanvinken.',
    stays: 'Garanties, bijlagen, serienummers.',
  },
  {
    program: 'Tandoor',
    how: 'Bewaar het antwoord van /api/inventory-entry/ als bestand en kies het.',
    comes: 'De voorraad met hoeveelheden, datums en plekken.',
    stays: 'Recepten en maaltijdplannen.',
  },
  {
    program: 'KitchenOwl, Mealie, Bring!',
    how: 'Kopieer de lijst en plak hem, als tekst of als Markdown, of kies de geëxporteerde JSON.',
    comes: 'Namen en hoeveelheden om uit te kiezen: deze programma’s weten niet wat er is.',
    stays: 'Uitgaven en plannen. De recepten van KitchenOwl neem je bij Koken over.',
  },
  {
    program: 'Een andere Crisper',
    how: 'Instellingen van de keuken, Alles als bestand: CSV, Excel of JSON.',
    comes:
      'Alles over het eten. JSON heeft ook de geschiedenis, de plekken, de boodschappenlijsten en de recepten.',
    stays: 'Mensen, het plan van de week, foto’s die daar zijn gemaakt.',
  },
];
export const howToGet = 'Hoe';
export const whatComes = 'Wat meekomt';
export const whatStays = 'Wat niet';
