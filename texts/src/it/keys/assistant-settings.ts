export const heading = 'Assistenti';
export const introduction =
  '«Cosa devo mangiare prima?» Dai al tuo assistente questo indirizzo (MCP), e guarda nelle tue cucine.';
export const address = 'Indirizzo per il tuo assistente';
export const needsKey =
  'Chiede una chiave. Creane una qui sotto: per le domande basta una che guarda soltanto.';
export const copy = 'Copia l’indirizzo';
export const copied = 'Indirizzo copiato.';
export const copyFailed = 'Il tuo browser non ci permette di copiare. Seleziona l’indirizzo e copialo tu.';
