export const heading = 'Formas de entrar';
export const introduction = 'Cada uma delas leva a esta conta.';
export const loadFailed = 'Não foi possível carregar as formas de entrar';
export const password = 'E-mail e senha';
export const since = ({ date }: { date: string }) => `Desde ${date}`;
