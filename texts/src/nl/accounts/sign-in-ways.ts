export const heading = 'Inlogmethodes';
export const introduction = 'Ze komen allemaal uit bij dit account.';
export const loadFailed = 'De inlogmethodes konden niet worden geladen';
export const password = 'E-mailadres en wachtwoord';
export const since = ({ date }: { date: string }) => `Sinds ${date}`;
