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
    how: 'Spara eller ladda ner bladet som .xlsx eller CSV, eller kopiera cellerna och klistra in dem. På en telefon delar du filen med den installerade appen.',
    comes: 'Rader under rubriker som Namn, Antal, Bäst före, Plats, Pris, Streckkod, Anteckningar.',
    stays: 'Formler, bilder, och andra blad än det första med sådana rubriker.',
  },
  {
    program: 'Grocy',
    how: 'Välj serverns data/grocy.db, en säkerhetskopia av Home Assistant med Grocy i, eller API-svaren för stock, products och quantity_units, gärna med locations, product_groups och stock_log, tillsammans.',
    comes:
      'Lagret med datum, öppnad och fryst mat, platser, priser, streckkoder, anteckningar, och vad som blev uppätet eller slängt.',
    stays: 'Inköpslistor, sysslor, batterier, bilder, egna fält, användare. Laga tar recepten, som API-svar.',
  },
  {
    program: 'EverShelf',
    how: 'Settings, Export, CSV; eller serverns data/evershelf.db.',
    comes:
      'Allt i förrådet med datum, platser och anteckningar; ur databasen även vad som blev uppätet eller slängt.',
    stays: 'Recept, inköpslistan, bilder; ur CSV hur mycket ett paket innehåller.',
  },
  {
    program: 'Homebox',
    how: 'Tools, Export inventory.',
    comes: 'Det som en etikett kallar mat; resten kan du bocka för.',
    stays: 'Garantier, bilagor, serienummer.',
  },
  {
    program: 'Tandoor',
    how: 'Spara svaret från /api/inventory-entry/ som fil och välj den.',
    comes: 'Förrådet med mängder, datum och platser.',
    stays: 'Recept och måltidsplaner.',
  },
  {
    program: 'KitchenOwl, Mealie, Bring!',
    how: 'Kopiera listan och klistra in den, som text eller Markdown, eller välj den exporterade JSON-filen.',
    comes: 'Namn och mängder att välja bland: de här programmen vet inte vad som finns.',
    stays: 'Utgifter och planer. Laga tar recepten från KitchenOwl.',
  },
  {
    program: 'En annan Crisper',
    how: 'Kökets inställningar, Allt som fil: CSV, Excel eller JSON.',
    comes: 'Allt om maten. JSON har också historiken, platserna, inköpslistorna och recepten.',
    stays: 'Personer, veckans plan, bilder som tagits där.',
  },
];
export const howToGet = 'Så här';
export const whatComes = 'Det här följer med';
export const whatStays = 'Det här gör det inte';
