/** What phones say of the installed app. */
export const description =
  'Hou bij wat er in de koelkast ligt, zie wat wanneer verloopt, en gooi geen eten meer weg.';
export const addFood = 'Eten toevoegen';
export const eatFirst = 'Eerst opeten';
export const onPhone = 'Een keuken: wat je eerst moet opeten, en wat er nog is';
export const onComputer = 'Een keuken op een computer';
