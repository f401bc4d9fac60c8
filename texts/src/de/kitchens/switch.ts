export const label = 'Was diese Seite zeigt';
export const all = 'Alle meine Küchen';
export const publicFridge = 'Offener Kühlschrank';
export const publicFridgeMine = 'Offener Kühlschrank, nur meins';
