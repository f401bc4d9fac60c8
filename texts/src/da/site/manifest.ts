/** What phones say of the installed app. */
export const description =
  'Hold styr på, hvad der er i køleskabet, se, hvad der udløber hvornår, og hold op med at smide mad ud.';
export const addFood = 'Tilføj mad';
export const eatFirst = 'Spis først';
export const onPhone = 'Et køkken: hvad der skal spises først, og hvad der er tilbage';
export const onComputer = 'Et køkken på en computer';
