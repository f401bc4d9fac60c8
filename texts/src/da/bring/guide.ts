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
    how: 'Gem eller hent arket som .xlsx eller CSV, eller kopiér cellerne, og indsæt dem. På en telefon deler du filen med den installerede app.',
    comes: 'Rækker under overskrifter som Navn, Mængde, Bedst før, Plads, Pris, Stregkode, Noter.',
    stays: 'Formler, billeder og andre ark end det første med sådanne overskrifter.',
  },
  {
    program: 'Grocy',
    how: 'Vælg data/grocy.db fra serveren, en sikkerhedskopi fra Home Assistant med Grocy i eller svarene fra dens API på stock, products og quantity_units, helst også locations, product_groups og stock_log, på én gang.',
    comes:
      'Beholdningen med datoer, åbnet og frosset mad, pladser, priser, stregkoder, noter, og hvad der blev spist eller smidt ud.',
    stays:
      'Indkøbslister, opgaver, batterier, billeder, egne felter, brugere. »Lav mad« tager imod opskrifterne som svar fra API’en.',
  },
  {
    program: 'EverShelf',
    how: 'Indstillinger, Eksport, CSV; eller data/evershelf.db fra serveren.',
    comes:
      'Hele beholdningen med datoer, pladser og noter; fra databasen også, hvad der blev spist eller smidt ud.',
    stays: 'Opskrifter, indkøbslisten, billeder; fra CSV, hvor meget der er i en pakke.',
  },
  {
    program: 'Homebox',
    how: 'Tools, Export inventory.',
    comes: 'Det, et mærke kalder mad; resten kan du krydse af.',
    stays: 'Garantier, vedhæftede filer, serienumre.',
  },
  {
    program: 'Tandoor',
    how: 'Gem svaret fra /api/inventory-entry/ som fil, og vælg den.',
    comes: 'Beholdningen med mængder, datoer og pladser.',
    stays: 'Opskrifter og madplaner.',
  },
  {
    program: 'KitchenOwl, Mealie, Bring!',
    how: 'Kopiér listen, og indsæt den som tekst eller Markdown, eller vælg den eksporterede JSON.',
    comes: 'Navne og mængder at vælge imellem: Disse programmer ved ikke, hvad der er.',
    stays: 'Udgifter og planer. »Lav mad« tager imod opskrifterne fra KitchenOwl.',
  },
  {
    program: 'Et andet Crisper',
    how: 'Køkkenets indstillinger, »Alt som fil«: CSV, Excel eller JSON.',
    comes: 'Alt om maden. JSON har også historikken, pladserne, indkøbslisterne og opskrifterne.',
    stays: 'Folk, ugens plan, billeder, der blev taget der.',
  },
];
export const howToGet = 'Sådan gør du';
export const whatComes = 'Det kommer med';
export const whatStays = 'Det kommer ikke med';
