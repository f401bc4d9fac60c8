export const label = 'Qué muestra esta página';
export const all = 'Todas mis cocinas';
export const publicFridge = 'La nevera abierta';
export const publicFridgeMine = 'La nevera abierta, solo lo mío';
