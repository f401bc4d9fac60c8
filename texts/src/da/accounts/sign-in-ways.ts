export const heading = 'Måder at logge ind på';
export const introduction = 'Hver af dem fører til denne konto.';
export const loadFailed = 'Måderne at logge ind på kunne ikke hentes';
export const password = 'E-mail og adgangskode';
export const since = ({ date }: { date: string }) => `Siden ${date}`;
