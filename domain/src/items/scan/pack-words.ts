/** What a date on a pack says. Shops sell by some dates, and packs are made on others; people eat by neither. */
export type LabelKind = 'use-by' | 'best-before' | 'sell-by' | 'made-on';

/** As printed on packs that are sold together, whatever language a person reads; without accents. */
export const labelWords: Record<LabelKind, string[]> = {
  'use-by': [
    ...[
      'USE BY',
      'CONSUME BY',
      'EAT BY',
      'ZU VERBRAUCHEN BIS',
      'VERBRAUCHEN BIS',
      'DLC',
      'TGT',
      'TE GEBRUIKEN TOT',
    ],
    ...[
      "A CONSOMMER JUSQU'AU",
      'FECHA DE CADUCIDAD',
      'CADUCIDAD',
      'CAD',
      'DA CONSUMARE ENTRO',
      'SCADENZA',
      'SCAD',
    ],
  ],
  'best-before': [
    ...[
      'BEST BEFORE',
      'BEST BEFORE END',
      'BEST BEFORE DATE',
      'BEST BY',
      'BEST IF USED BY',
      'BEST IF USED BEFORE',
    ],
    ...[
      'BB',
      'BBE',
      'BBD',
      'BIUB',
      'EXP',
      'EXP DATE',
      'EXPIRES',
      'EXPIRES ON',
      'EXPIRY',
      'EXPIRY DATE',
      'GOOD UNTIL',
    ],
    ...['MHD', 'MINDESTENS HALTBAR BIS', 'MINDESTENS HALTBAR BIS ENDE', 'MHD ENDE', 'HALTBAR BIS', 'THT'],
    ...[
      'TENMINSTE HOUDBAAR TOT',
      'DDM',
      'DLUO',
      'A CONSOMMER DE PREFERENCE AVANT',
      'CONSUMIR PREFERENTEMENTE ANTES',
    ],
    ...['A CONSOMMER DE PREFERENCE AVANT FIN', 'DA CONSUMARSI PREFERIBILMENTE ENTRO'],
  ],
  'sell-by': ['SELL BY', 'DISPLAY UNTIL'],
  'made-on': [
    ...[
      'PACKED',
      'PACKED ON',
      'PKD',
      'PROD',
      'PRODUCED',
      'PRODUCTION',
      'MFG',
      'MFD',
      'MANUFACTURED',
      'MADE ON',
    ],
    ...[
      'BAKED',
      'BAKED ON',
      'FROZEN ON',
      'HERGESTELLT',
      'HERGESTELLT AM',
      'VERPACKT AM',
      'ABGEPACKT',
      'GEBACKEN',
    ],
  ],
};

/** The end of a month: no day follows. */
export const ENDS_MONTH = /(?:END|ENDE|FIN|BBE)$/;

/** By the number of the month, in English, German, French, Spanish and Italian; without accents. */
export const monthWords: string[][] = [
  ['JAN', 'JANUARY', 'JANUAR', 'JANV', 'JANVIER', 'ENE', 'GEN'],
  ['FEB', 'FEBRUARY', 'FEBRUAR', 'FEV', 'FEVR', 'FEVRIER'],
  ['MAR', 'MARCH', 'MRZ', 'MARZ', 'MARS'],
  ['APR', 'APRIL', 'AVR', 'AVRIL', 'ABR'],
  ['MAY', 'MAI', 'MAG'],
  ['JUN', 'JUNE', 'JUNI', 'JUIN', 'GIU'],
  ['JUL', 'JULY', 'JULI', 'JUIL', 'LUG'],
  ['AUG', 'AUGUST', 'AOU', 'AOUT', 'AGO'],
  ['SEP', 'SEPT', 'SEPTEMBER', 'SET'],
  ['OCT', 'OCTOBER', 'OKT', 'OKTOBER', 'OTT'],
  ['NOV', 'NOVEMBER'],
  ['DEC', 'DECEMBER', 'DEZ', 'DEZEMBER', 'DIC'],
];
