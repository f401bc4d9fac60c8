export const heading = 'Assistenter';
export const introduction =
  '»Hvad skal jeg spise først?« Giv din assistent denne adresse (MCP), så kigger den ind i dine køkkener.';
export const address = 'Adresse til din assistent';
export const needsKey = 'Den beder om en nøgle. Lav en nedenfor: En, der kun kigger, er nok til spørgsmål.';
export const copy = 'Kopiér adressen';
export const copied = 'Adressen er kopieret.';
export const copyFailed = 'Din browser lader os ikke kopiere. Markér adressen, og kopiér den selv.';
