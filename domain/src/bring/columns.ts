import { type Cell, cellText, plainWords, wordTable } from './cells.ts';

/** What a column of a spreadsheet tells. */
export type Column =
  | 'what'
  | 'amount'
  | 'unit'
  | 'date'
  | 'use-by'
  | 'place'
  | 'price'
  | 'price-each'
  | 'remark'
  | 'barcode'
  | 'bought'
  | 'opened'
  | 'frozen'
  | 'group'
  | 'brand';

const HEADINGS = wordTable<Column>({
  what: 'name, item, items, item name, product, product name, food, title, article, what, produkt, produktname, artikel, lebensmittel, bezeichnung, ware, nome, prodotto, alimento, articolo, nom, produit, aliment, nombre, producto, naam, artikelnaam',
  amount:
    'amount, qty, quantity, count, how many, how much, number, menge, anzahl, bestand, quantita, quantite, cantidad, hoeveelheid, aantal, stock, in stock, left',
  unit: 'unit, units, measure, uom, einheit, me, unita, unite, unidad, eenheid',
  date: [
    'date, expiry, expiry date, expires, expires on, expiration, expiration date, exp, exp date, best by, best before, best before date, bb, bbe, good until, good through',
    'mhd, haltbar bis, ablaufdatum, ablauf, verfallsdatum, mindesthaltbarkeit, mindesthaltbarkeitsdatum, scadenza, data di scadenza, peremption, date de peremption, ddm, caducidad, fecha de caducidad, vencimiento, tht, houdbaar tot, houdbaarheid',
  ].join(', '),
  'use-by': 'use by, use by date, verbrauchsdatum, zu verbrauchen bis, verbrauchen bis, dlc, tgt',
  place:
    'place, location, where, storage, stored in, kept in, wo, ort, lagerort, lager, platz, posizione, luogo, dove, emplacement, lieu, ou, ubicacion, lugar, donde, locatie, plaats, waar',
  price:
    'price, cost, paid, total price, preis, kosten, gesamtpreis, prezzo, costo, prix, cout, precio, coste, prijs',
  'price-each':
    'unit price, price each, each, price per unit, stuckpreis, einzelpreis, prix unitaire, prezzo unitario',
  remark:
    'note, notes, comment, comments, remark, remarks, description, bemerkung, bemerkungen, notiz, notizen, kommentar, beschreibung, anmerkung, nota, commento, descrizione, commentaire, remarque, comentario, notas, opmerking',
  barcode:
    'barcode, bar code, ean, ean13, gtin, upc, strichcode, codice a barre, code barres, codigo de barras',
  bought:
    'bought, bought on, purchased, purchase date, date purchased, added, added on, date added, gekauft, gekauft am, kaufdatum, einkaufsdatum, comprato, achete, comprado, gekocht',
  opened:
    'opened, opened on, opened at, open since, offen seit, geoffnet, angebrochen, aperto, ouvert, abierto, geopend',
  frozen: 'frozen, frozen on, eingefroren, eingefroren am, congelato, congele, congelado, ingevroren',
  group: 'category, categories, type, kind, group, kategorie, gruppe, art, categoria, categorie, tipo',
  brand: 'brand, manufacturer, marke, hersteller, marca, marque, merk',
});

export type Columns = ReadonlyMap<Column, number>;

/** The columns that a row of headings names; empty if the row has no headings. */
function columnsOf(row: readonly Cell[]): Columns {
  const columns = new Map<Column, number>();
  for (const [at, cell] of row.entries()) {
    // "Price (EUR)" is a price.
    const text = cellText(cell).replace(/[([].*$/, '');
    const column = HEADINGS.get(plainWords(text));
    if (column && !columns.has(column)) columns.set(column, at);
  }
  return columns;
}

/** Titles of the sheet and empty rows stand above the headings. */
const HEADING_ROWS_MAX = 10;

/** A spreadsheet has a column of names and another one that we know. */
export function findColumns(cells: readonly (readonly Cell[])[]): { columns: Columns; at: number } | null {
  for (const [at, row] of cells.slice(0, HEADING_ROWS_MAX).entries()) {
    const columns = columnsOf(row);
    if (columns.has('what') && columns.size > 1) return { columns, at };
  }
  return null;
}
