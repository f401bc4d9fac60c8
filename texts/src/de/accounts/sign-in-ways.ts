export const heading = 'Wege zum Anmelden';
export const introduction = 'Jeder davon führt in dieses Konto.';
export const loadFailed = 'Die Wege zum Anmelden ließen sich nicht laden';
export const password = 'E-Mail und Passwort';
export const since = ({ date }: { date: string }) => `Seit ${date}`;
