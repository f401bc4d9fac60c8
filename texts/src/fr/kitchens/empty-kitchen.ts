export const title = 'De la place pour tout';
export const text = 'Ajoute les premiers aliments, et invite les autres.';
export const guestText = 'Il n’y a encore rien dans cette cuisine.';
export const add = 'Ajouter quelque chose';
export const invite = 'Inviter quelqu’un';
export const bring = 'Apporter tes aliments';
