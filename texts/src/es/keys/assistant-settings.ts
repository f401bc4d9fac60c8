export const heading = 'Asistentes';
export const introduction =
  '«¿Qué debería comer primero?» Dale a tu asistente esta dirección (MCP) y mirará en tus cocinas.';
export const address = 'Dirección para tu asistente';
export const needsKey = 'Pide una llave. Crea una abajo: para preguntas basta con una que solo mire.';
export const copy = 'Copiar la dirección';
export const copied = 'Dirección copiada.';
export const copyFailed = 'Tu navegador no deja copiar. Selecciona la dirección y cópiala a mano.';
