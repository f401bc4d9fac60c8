import type { BringRefusal } from '@crisper/domain/bring/refusals.ts';

const WORKS = 'A CSV or Excel file works, and so does a list that you paste.';

/** What a file is, and what would work. */
export const refusal: Record<BringRefusal, string> = {
  nothing: `There is no food in that. ${WORKS}`,
  'too-many':
    'That is more than 5,000 rows, and a kitchen has room for 5,000 things. Take some rows out, or split it.',
  'too-large':
    'That file is larger than any kitchen. Save the sheet with the food alone, as CSV. A database may have 64 MB.',
  damaged: 'That file is damaged or not complete. Save it again, and try once more.',
  'unknown-json': 'That is JSON of a program that we do not know. Most programs have an export as CSV, too.',
  'newer-crisper': 'That file comes from a newer Crisper. Update this one first.',
  'grocy-incomplete':
    'That is a part of Grocy. Choose the answers for “stock”, “products” and “quantity_units” together, or the file grocy.db.',
  recipes: 'These are recipes. Bring them along under Cook, with “Add a recipe”.',
  pdf: 'That is a PDF, whatever it is called. Copy the list in it and paste it here, or save the sheet as CSV.',
  picture: 'That is a picture. To read a receipt or a label, use the camera where you add food.',
  'old-excel': 'That is a workbook of an old Excel (.xls). Save it as .xlsx or as CSV.',
  'open-document': 'That is an OpenDocument file. Save it as .xlsx or as CSV, which LibreOffice can.',
  archive: 'That is an archive of other files. Unpack it, and choose the file in it.',
  calendar:
    'That is a calendar: it has days, but no amounts and no places. Choose the food itself; of Grocy that is the file grocy.db.',
  'web-page': 'That is a web page. Copy the table in it and paste it here.',
  'needs-server':
    'A database is read by your server, which cannot be reached now. A CSV or Excel file is read on this device.',
  binary: `We do not know what that file is. ${WORKS}`,
};
export const readFailed = 'It could not be read. Try again, or save it as CSV.';
