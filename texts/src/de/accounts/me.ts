export const pageDescription = 'Was du ändern und mitnehmen kannst und wohin es von hier aus geht.';
export const changes = 'Was du ändern kannst';
export const colours = 'Hell, dunkel';
export const takeOut = 'Was du mitnehmen kannst';
export const takeEverything = 'Alles mitnehmen';
export const elsewhere = 'Wohin es sonst geht';
