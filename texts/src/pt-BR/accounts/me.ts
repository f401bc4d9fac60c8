export const pageDescription = 'O que você pode mudar, o que pode levar e aonde mais ir.';
export const changes = 'O que você pode mudar';
export const colours = 'Claro e escuro';
export const takeOut = 'O que você pode levar';
export const takeEverything = 'Levar tudo';
export const elsewhere = 'Outras páginas';
