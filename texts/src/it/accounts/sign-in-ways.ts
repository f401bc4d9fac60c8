const from = (date: string) =>
  /^\d/.test(date) ? (/^(?:0?8|11)(?!\d)/.test(date) ? `Dall’${date}` : `Dal ${date}`) : `Da ${date}`;

export const heading = 'Metodi di accesso';
export const introduction = 'Ognuno apre questo account.';
export const loadFailed = 'Impossibile caricare i metodi di accesso';

export const password = 'Email e password';
export const since = ({ date }: { date: string }) => from(date);
