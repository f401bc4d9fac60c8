export const title = 'Posto per tutto';
export const text = 'Aggiungi i primi alimenti, e fai entrare gli altri.';
export const guestText = 'In questa cucina non c’è ancora niente.';
export const add = 'Aggiungi qualcosa';
export const invite = 'Invita qualcuno';
export const bring = 'Porta i tuoi alimenti';
