export const label = 'Vad sidan visar';
export const all = 'Alla mina kök';
export const publicFridge = 'Det öppna kylskåpet';
export const publicFridgeMine = 'Det öppna kylskåpet, bara mitt';
