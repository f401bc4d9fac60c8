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
    how: 'Salva o scarica il foglio come .xlsx o CSV, oppure copia le celle e incollale. Sul telefono, condividi il file con l’app installata.',
    comes: 'Righe sotto titoli come Nome, Quantità, Scadenza, Posto, Prezzo, Codice a barre, Note.',
    stays: 'Formule, immagini, e i fogli dopo il primo con questi titoli.',
  },
  {
    program: 'Grocy',
    how: 'Scegli data/grocy.db del server, un backup di Home Assistant che contiene Grocy, oppure insieme le risposte della sua API per stock, products e quantity_units, meglio con locations, product_groups e stock_log.',
    comes:
      'Scorte con date, alimenti aperti e congelati, posti, prezzi, codici a barre, note, e cosa è stato mangiato o buttato.',
    stays:
      'Liste della spesa, faccende, batterie, immagini, campi tuoi, utenti. Le sue ricette le prende Cucinare, come risposte dell’API.',
  },
  {
    program: 'EverShelf',
    how: 'Settings, Export, CSV; oppure data/evershelf.db del server.',
    comes: 'Tutto l’inventario con date, posti e note; dal database anche cosa è stato mangiato o buttato.',
    stays: 'Ricette, lista della spesa, immagini; dal CSV quanto c’è in una confezione.',
  },
  {
    program: 'Homebox',
    how: 'Tools, Export inventory.',
    comes: 'Quello che un’etichetta chiama alimento; il resto puoi spuntarlo tu.',
    stays: 'Garanzie, allegati, numeri di serie.',
  },
  {
    program: 'Tandoor',
    how: 'Salva come file la risposta di /api/inventory-entry/, e sceglilo.',
    comes: 'Il suo inventario con quantità, date e posti.',
    stays: 'Ricette e piani dei pasti.',
  },
  {
    program: 'KitchenOwl, Mealie, Bring!',
    how: 'Copia la lista e incollala, come testo o Markdown, oppure scegli il JSON esportato.',
    comes: 'Nomi e quantità tra cui scegliere: questi programmi non sanno cosa c’è in casa.',
    stays: 'Spese e piani. Le ricette di KitchenOwl le prende Cucinare.',
  },
  {
    program: 'Un altro Crisper',
    how: 'Impostazioni della cucina, Tutto in un file: CSV, Excel o JSON.',
    comes: 'Tutto sugli alimenti. Il JSON ha anche la storia, i posti, le liste della spesa e le ricette.',
    stays: 'Le persone, il piano della settimana, le immagini scattate lì.',
  },
];

export const howToGet = 'Come';
export const whatComes = 'Cosa arriva';
export const whatStays = 'Cosa no';
