export const heading = 'Assistants';
export const introduction =
  '« Qu’est-ce que je mange d’abord ? » Donne cette adresse (MCP) à ton assistant, et il regarde dans tes cuisines.';
export const address = 'Adresse pour ton assistant';
export const needsKey =
  'Il demande une clé. Crée-en une ci-dessous : pour des questions, une clé qui regarde suffit.';
export const copy = 'Copier l’adresse';
export const copied = 'Adresse copiée.';
export const copyFailed =
  'Ton navigateur ne nous laisse pas copier. Sélectionne l’adresse et copie-la toi-même.';
