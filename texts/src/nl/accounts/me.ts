export const pageDescription = 'Wat je kunt wijzigen en meenemen, en waar je verder heen kunt.';
export const changes = 'Wat je kunt wijzigen';
export const colours = 'Licht en donker';
export const takeOut = 'Wat je kunt meenemen';
export const takeEverything = 'Alles meenemen';
export const elsewhere = 'Waar je verder heen kunt';
