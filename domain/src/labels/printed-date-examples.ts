import { calendarDate } from '#calendar-date.ts';
import type { DayOrder } from '#line/line-food.ts';

export const TODAY = calendarDate('2026-11-17');

/** What stands on a pack, the person's order of day and month, and what it may mean; several days ask the person, and so does one that may be either end (?). */
type Example = [print: string, order: DayOrder | null, ...meant: string[]];

const DAY = 'day-first';
const MONTH = 'month-first';

export const examples: Example[] = [
  // A month in letters.
  ['BEST BEFORE 03 DEC 26', DAY, '2026-12-03'],
  ['Best before: 3 Dec 2026', MONTH, '2026-12-03'],
  ['BEST BEFORE\n03 DEC 2026\nL2314 08:15', DAY, '2026-12-03'],
  ['BB 03DEC26', DAY, '2026-12-03'],
  ['BBE 03DEC2026 L61 14:05', DAY, '2026-12-03'],
  ['EXP03DEC26', MONTH, '2026-12-03?'],
  ['USE BY 3 DEC', DAY, 'use-by 2026-12-03'],
  ['USE BY\n21 NOV', DAY, 'use-by 2026-11-21'],
  ['Use by 5 JAN', DAY, 'use-by 2027-01-05'],
  ['USE BY DEC 03 2026', MONTH, 'use-by 2026-12-03'],
  ['BEST IF USED BY DEC 03, 2026', MONTH, '2026-12-03'],
  ['BEST BY DEC0326', MONTH, '2026-12-03'],
  ['SELL BY DEC 3 26', MONTH],
  ['EXP 2026 DEC 03', MONTH, '2026-12-03?'],
  ['EXP 03-DEC-2026', DAY, '2026-12-03?'],
  ['EXP. 03.DEC.26', DAY, '2026-12-03?'],
  ['BEST BEFORE 3rd December 2026', DAY, '2026-12-03'],
  ['MHD 03. DEZ 2026', DAY, '2026-12-03'],
  ['A consommer de préférence avant le 03 DÉC 2026', DAY, '2026-12-03'],

  // Numbers.
  ['BB 03/12/26', DAY, '2026-12-03'],
  ['BB 12/03/26', MONTH, '2026-12-03'],
  ['BB 03/12/27', DAY, '2027-12-03', '2027-03-12'],
  ['BB 03/12/27', MONTH, '2027-03-12', '2027-12-03'],
  ['USE BY 05/12/26', DAY, 'use-by 2026-12-05'],
  ['USE BY 12/01/27', DAY, 'use-by 2027-01-12', 'use-by 2027-12-01'],
  ['USE BY 22/11/26', MONTH, 'use-by 2026-11-22'],
  ['BEST BY 11/22/2026', DAY, '2026-11-22'],
  ['BB 04/04/27', DAY, '2027-04-04'],
  ['EXP 2026-12-03', DAY, '2026-12-03?'],
  ['EXP 2026/12/03', MONTH, '2026-12-03?'],
  ['EXP 2027.03.12', MONTH, '2027-03-12?'],
  ['MHD 03.12.2026', DAY, '2026-12-03'],
  ['mindestens haltbar bis: 03.12.27', MONTH, '2027-12-03'],
  ['Zu verbrauchen bis 21.11.26', DAY, 'use-by 2026-11-21'],
  ['THT 03-12-2027', DAY, '2027-12-03', '2027-03-12'],
  ['EXP 26/12/03', DAY, '2026-12-03?'],
  ['EXP 261203', DAY, '2026-12-03?'],
  ['BB 031226', DAY, '2026-12-03'],
  ['EXP 20261203', MONTH, '2026-12-03?'],
  ['BB 03122026', DAY, '2026-12-03'],
  ['BEST BEFORE 03 12 26', DAY, '2026-12-03'],
  ['BEST BEFORE 03 / 12 / 26', DAY, '2026-12-03'],
  ['USE BY 3.12.', DAY, 'use-by 2026-12-03'],
  ['USE BY 24/11', DAY, 'use-by 2026-11-24'],
  ['BB 03/12', DAY, '2026-12-03', '2027-03-12'],

  // Words of other languages; a use-by is one in any of them.
  ['Zu verbr. bis: 20.11.26\nverpackt am: 17.11.26', DAY, 'use-by 2026-11-20'],
  ["À consommer jusqu'au : 24/11/26", DAY, 'use-by 2026-11-24'],
  ['A consommer de préf. avant fin 10/27', DAY, '2027-10-31'],
  ['Te gebruiken t/m: 21-11-2026', DAY, 'use-by 2026-11-21'],
  ['Ten minste houdbaar tot einde: 05-2027', DAY, '2027-05-31'],
  ['Fecha de caducidad: 22/11/26', DAY, 'use-by 2026-11-22'],
  ['Consumir preferentemente antes del fin de: 10/2028', DAY, '2028-10-31'],
  ['Da consumarsi entro il 21.11.2026', DAY, 'use-by 2026-11-21'],
  ['Da consumarsi preferibilmente\nentro il: 30 GIU 27', DAY, '2027-06-30'],
  ['Sista förbrukningsdag 21 NOV 26', DAY, 'use-by 2026-11-21'],
  ['Bäst före 2026-12-09\nPackdag 2026-11-15', DAY, '2026-12-09'],
  ['Sidste anvendelsesdato 21.11.26', DAY, 'use-by 2026-11-21'],
  ['Nedfrosset d. 02.11.26\nBedst før 02.05.27', DAY, '2027-05-02'],
  ['Consumir até 25/11/26', DAY, 'use-by 2026-11-25'],
  ['Consumir de preferência antes do fim de: ABR 2O28', DAY, '2028-04-30'],
  ['BEST BEFORE / MEILLEUR AVANT\n2027 MA 08', null, '2027-05-08'],

  // Days that are no end, and one that is worked out.
  ['PACKED ON 16/11/26 SELL BY 19/11/26', DAY],
  ['FREEZE BY 20 NOV 26', DAY],
  ['PRD 26.05.2026\nLOT 26146', DAY],
  ['MFG 10 JUN 2026\nBEST BEFORE 12 MONTHS FROM MANUFACTURE', DAY, '2027-06-10'],
  ['BEST BEFORE 9 MONTHS FROM DATE OF PACKING\nPKD 01/10/26', DAY, '2027-07-01'],
  ['ONCE OPENED USE WITHIN 3 DAYS', DAY],
  ['EXP 26/11/27', DAY, '2027-11-26?', '2026-11-27?'],

  // A month alone means its last day.
  ['BEST BEFORE END 12/2026', DAY, '2026-12-31'],
  ['12/2026', DAY, '2026-12-31?'],
  ['BBE DEC 2026', DAY, '2026-12-31'],
  ['BEST BEFORE END: FEB 2028', MONTH, '2028-02-29'],
  ['BEST BEFORE END DEC 26', DAY, '2026-12-31'],
  ['BB DEC 26', MONTH, '2026-12-31', '2026-12-26'],
  ['BBE 02/27', DAY, '2027-02-28'],
  ['BB 02-2027', DAY, '2027-02-28'],
  ['MHD Ende 06.2027', DAY, '2027-06-30'],
  ['EXP 2027-06', DAY, '2027-06-30?'],
  ['EXP DATE 08 2027', DAY, '2027-08-31?'],
  ['Exp:12/27', DAY, '2027-12-31?', '2026-12-27?'],

  // Among other things on the pack.
  ['L 23:14 03.12.26', DAY, '2026-12-03?'],
  ['08:15 03.12.26 L4711', DAY, '2026-12-03?'],
  ['03.12.26', DAY, '2026-12-03?'],
  ['PACKED 01.11.26 BEST BEFORE 03.12.26', DAY, '2026-12-03'],
  ['PROD 01/11/26\nEXP 03/12/26', DAY, '2026-12-03?'],
  ['MFG: 05 JAN 2026 EXP: 04 JAN 2028', DAY, '2028-01-04?'],
  ['01.11.26 03.12.26', DAY, '2026-12-03?'],
  ['DISPLAY UNTIL 20 NOV\nUSE BY 22 NOV', DAY, 'use-by 2026-11-22'],
  ['03.12.26 MHD', DAY, '2026-12-03'],
  ['500 g e\nBEST BEFORE 03.12.26\n2.49', DAY, '2026-12-03'],
  ['KEEP REFRIGERATED BELOW 5 C\nUSE BY: 25 NOV 26\nONCE OPENED USE WITHIN 3 DAYS', DAY, 'use-by 2026-11-25'],
  ['BEST BEFORE: SEE LID', DAY],
  ['BEST BEFORE 14 JUL 26', DAY, '2026-07-14'],

  // Misread letters and digits.
  ['BEST BEFORE O3 DEC 26', DAY, '2026-12-03'],
  ['8EST BEF0RE 03 DEC 2O26', DAY, '2026-12-03'],
  ['BB O3/I2/26', DAY, '2026-12-03'],
  ['USE BY 2S N0V 26', DAY, 'use-by 2026-11-25'],
  ['BB 1B.12.26', DAY, '2026-12-18'],
  ['U5E BY 0l DEC 26', DAY, 'use-by 2026-12-01'],
  ['EXP 03.1Z.26', DAY, '2026-12-03?'],
  ['BESTBEFORE 03DEC26', DAY, '2026-12-03'],
  ['BBE 14 FEB 2827', DAY, '2027-02-14'],

  // No date.
  ['31.02.26', DAY],
  ['BEST BEFORE 31.02.27', DAY],
  ['BEST BEFORE 31/02/27', DAY],
  ['BEST BEFORE 45 DEC 26', DAY],
  ['BEST BEFORE 45 DEC 2026', DAY],
  ['USE BY Z2B/11/26', DAY],
  ['SEMI SKIMMED MILK 2 PINTS 1.136 L', DAY],
  ['TEL 0800 12 12 26', DAY],
  ['5 000169 005279', DAY],
  ['LOT SOLO BOLO 15.8', DAY],
  ['03.12.26 04.12.27', DAY],
  ['BAKED 14.11.26', DAY],
  ['BEST BEFORE 03.12.1998', DAY],
  ['', DAY],
];
