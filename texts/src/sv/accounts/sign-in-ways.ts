export const heading = 'Sätt att logga in';
export const introduction = 'Vart och ett leder till det här kontot.';
export const loadFailed = 'Sätten att logga in kunde inte laddas';
export const password = 'E-post och lösenord';
export const since = ({ date }: { date: string }) => `Sedan ${date}`;
