export const title = 'Plads til det hele';
export const text = 'Læg de første ting ind, og luk de andre ind.';
export const guestText = 'Der er ikke noget i køkkenet endnu.';
export const add = 'Læg noget ind';
export const invite = 'Invitér nogen';
export const bring = 'Tag din mad med';
