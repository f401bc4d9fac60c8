import type { BringRefusal } from '@crisper/domain/bring/refusals.ts';

const WORKS = 'En CSV- eller Excel-fil går bra, och en lista som du klistrar in.';

/** What a file is, and what would work. */
export const refusal: Record<BringRefusal, string> = {
  nothing: `Det finns ingen mat i det. ${WORKS}`,
  'too-many':
    'Det är fler än 5 000 rader, och ett kök har plats för 5 000 saker. Ta bort några rader, eller dela upp det.',
  'too-large':
    'Filen är större än något kök. Spara bara bladet med maten, som CSV. En databas får vara högst 64 MB.',
  damaged: 'Filen är skadad eller inte hel. Spara den igen och försök en gång till.',
  'unknown-json':
    'Det är JSON från ett program som vi inte känner till. De flesta program kan också spara som CSV.',
  'newer-crisper': 'Filen kommer från en nyare Crisper. Uppdatera den här först.',
  'grocy-incomplete':
    'Det är en del av Grocy. Välj svaren för ”stock”, ”products” och ”quantity_units” tillsammans, eller filen grocy.db.',
  recipes: 'Det här är recept. Ta med dem under Laga, med ”Lägg till ett recept”.',
  pdf: 'Det är en PDF, vad den än heter. Kopiera listan i den och klistra in den här, eller spara bladet som CSV.',
  picture: 'Det är en bild. För att läsa ett kvitto eller en etikett, använd kameran där du lägger in mat.',
  'old-excel': 'Det är en arbetsbok från ett gammalt Excel (.xls). Spara den som .xlsx eller som CSV.',
  'open-document': 'Det är en OpenDocument-fil. Spara den som .xlsx eller som CSV, det kan LibreOffice.',
  archive: 'Det är ett arkiv med andra filer. Packa upp det och välj filen i det.',
  calendar:
    'Det är en kalender: den har dagar, men inga mängder och inga platser. Välj själva maten; i Grocy är det filen grocy.db.',
  'web-page': 'Det är en webbsida. Kopiera tabellen i den och klistra in den här.',
  'needs-server':
    'En databas läses av din server, som inte går att nå just nu. En CSV- eller Excel-fil läses på den här enheten.',
  binary: `Vi vet inte vad det är för fil. ${WORKS}`,
};
export const readFailed = 'Det gick inte att läsa. Försök igen, eller spara det som CSV.';
