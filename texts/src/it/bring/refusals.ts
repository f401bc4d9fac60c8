import type { BringRefusal } from '@crisper/domain/bring/refusals.ts';

const WORKS = 'Funziona un file CSV o Excel, e anche una lista che incolli.';

/** What a file is, and what would work. */
export const refusal: Record<BringRefusal, string> = {
  nothing: `Qui non ci sono alimenti. ${WORKS}`,
  'too-many':
    'Sono più di 5.000 righe, e in una cucina c’è posto per 5.000 alimenti. Togli qualche riga, o dividilo.',
  'too-large':
    'Questo file è più grande di qualsiasi cucina. Salva solo il foglio con gli alimenti, come CSV. Un database può avere 64 MB.',
  damaged: 'Questo file è danneggiato o incompleto. Salvalo di nuovo, e riprova.',
  'unknown-json':
    'Questo è JSON di un programma che non conosciamo. Quasi tutti i programmi esportano anche in CSV.',
  'newer-crisper': 'Questo file viene da un Crisper più nuovo. Prima aggiorna questo.',
  'grocy-incomplete':
    'Questa è una parte di Grocy. Scegli insieme le risposte per «stock», «products» e «quantity_units», o il file grocy.db.',
  recipes: 'Queste sono ricette. Portale da Cucinare, con «Aggiungi una ricetta».',
  pdf: 'Questo è un PDF, comunque si chiami. Copia la lista che contiene e incollala qui, o salva il foglio come CSV.',
  picture:
    'Questa è un’immagine. Per leggere uno scontrino o un’etichetta, usa la fotocamera dove aggiungi alimenti.',
  'old-excel': 'Questa è una cartella di un vecchio Excel (.xls). Salvala come .xlsx o come CSV.',
  'open-document': 'Questo è un file OpenDocument. Salvalo come .xlsx o come CSV: LibreOffice sa farlo.',
  archive: 'Questo è un archivio di altri file. Estrailo, e scegli il file che contiene.',
  calendar:
    'Questo è un calendario: ha giorni, ma non quantità né posti. Scegli gli alimenti stessi; per Grocy è il file grocy.db.',
  'web-page': 'Questa è una pagina web. Copia la tabella che contiene e incollala qui.',
  'needs-server':
    'Un database lo legge il tuo server, che ora non risponde. Un file CSV o Excel si legge su questo dispositivo.',
  binary: `Non sappiamo che file sia. ${WORKS}`,
};
export const readFailed = 'Non è stato possibile leggerlo. Riprova, o salvalo come CSV.';
