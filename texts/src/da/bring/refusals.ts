import type { BringRefusal } from '@crisper/domain/bring/refusals.ts';

const WORKS = 'En CSV- eller Excel-fil virker, og det gør en liste, du indsætter, også.';

/** What a file is, and what would work. */
export const refusal: Record<BringRefusal, string> = {
  nothing: `Der er ingen mad i det. ${WORKS}`,
  'too-many':
    'Det er mere end 5.000 rækker, og et køkken har plads til 5.000 ting. Tag nogle rækker ud, eller del det op.',
  'too-large':
    'Filen er større end noget køkken. Gem kun arket med maden, som CSV. En database må højst fylde 64 MB.',
  damaged: 'Filen er beskadiget eller ufuldstændig. Gem den igen, og prøv en gang til.',
  'unknown-json': 'Det er JSON fra et program, vi ikke kender. De fleste programmer kan også eksportere CSV.',
  'newer-crisper': 'Filen kommer fra et nyere Crisper. Opdater først dette.',
  'grocy-incomplete':
    'Det er en del af Grocy. Vælg svarene på »stock«, »products« og »quantity_units« på én gang, eller filen grocy.db.',
  recipes: 'Det er opskrifter. Tag dem med under »Lav mad« med »Tilføj en opskrift«.',
  pdf: 'Det er en PDF, uanset hvad den hedder. Kopiér listen i den, og indsæt den her, eller gem arket som CSV.',
  picture: 'Det er et billede. En bon eller en etiket læser du med kameraet, hvor du tilføjer mad.',
  'old-excel': 'Det er en projektmappe fra et gammelt Excel (.xls). Gem den som .xlsx eller CSV.',
  'open-document': 'Det er en OpenDocument-fil. Gem den som .xlsx eller CSV; det kan LibreOffice.',
  archive: 'Det er et arkiv med andre filer. Pak det ud, og vælg filen i det.',
  calendar:
    'Det er en kalender: Den har dage, men ingen mængder og ingen pladser. Vælg selve maden; fra Grocy er det filen grocy.db.',
  'web-page': 'Det er en webside. Kopiér tabellen i den, og indsæt den her.',
  'needs-server':
    'En database læses af din server, og den kan vi ikke få fat i nu. En CSV- eller Excel-fil læses på denne enhed.',
  binary: `Vi ved ikke, hvad filen er. ${WORKS}`,
};
export const readFailed = 'Den kunne ikke læses. Prøv igen, eller gem den som CSV.';
