export const title = 'Lugar para tudo';
export const text = 'Coloque os primeiros itens e chame os outros.';
export const guestText = 'Ainda não tem nada nesta cozinha.';
export const add = 'Colocar alguma coisa';
export const invite = 'Convidar alguém';
export const bring = 'Trazer seus itens';
