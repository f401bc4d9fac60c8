import type { BringRefusal } from '@crisper/domain/bring/refusals.ts';

const WORKS = 'Een CSV- of Excelbestand werkt, en een lijst die je plakt ook.';

/** What a file is, and what would work. */
export const refusal: Record<BringRefusal, string> = {
  nothing: `Hier staat niets te eten in. ${WORKS}`,
  'too-many':
    'Dat zijn meer dan 5.000 rijen, en in een keuken is plaats voor 5.000 dingen. Haal er rijen uit, of splits het bestand.',
  'too-large':
    'Dat bestand is groter dan welke keuken ook. Bewaar alleen het blad met het eten, als CSV. Een database mag 64 MB zijn.',
  damaged: 'Dat bestand is beschadigd of niet volledig. Bewaar het opnieuw en probeer het nog een keer.',
  'unknown-json':
    'Dat is JSON van een programma dat we niet kennen. De meeste programma’s exporteren ook CSV.',
  'newer-crisper': 'Dat bestand komt van een nieuwere Crisper. Werk deze eerst bij.',
  'grocy-incomplete':
    'Dat is een deel van Grocy. Kies de antwoorden voor ‘stock’, ‘products’ en ‘quantity_units’ samen, of het bestand grocy.db.',
  recipes: 'Dit zijn recepten. Breng ze mee bij Koken, met ‘Recept toevoegen’.',
  pdf: 'Dat is een PDF, hoe het ook heet. Kopieer de lijst eruit en plak die hier, of bewaar het blad als CSV.',
  picture:
    'Dat is een foto. Om een kassabon of een etiket te lezen gebruik je de camera waar je eten toevoegt.',
  'old-excel': 'Dat is een werkmap van een oude Excel (.xls). Bewaar het als .xlsx of als CSV.',
  'open-document': 'Dat is een OpenDocument-bestand. Bewaar het als .xlsx of als CSV, dat kan LibreOffice.',
  archive: 'Dat is een archief met andere bestanden. Pak het uit en kies het bestand dat erin zit.',
  calendar:
    'Dat is een agenda: die heeft dagen, maar geen hoeveelheden en geen plekken. Kies het eten zelf; bij Grocy is dat het bestand grocy.db.',
  'web-page': 'Dat is een webpagina. Kopieer de tabel erin en plak die hier.',
  'needs-server':
    'Een database leest je server, en die is nu niet bereikbaar. Een CSV- of Excelbestand wordt op dit apparaat gelezen.',
  binary: `We weten niet wat dat voor bestand is. ${WORKS}`,
};
export const readFailed = 'Dat kon niet worden gelezen. Probeer het opnieuw, of bewaar het als CSV.';
