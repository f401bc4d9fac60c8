export const heading = 'Façons de te connecter';
export const introduction = 'Chacune mène à ce compte.';
export const loadFailed = 'Impossible de charger les façons de te connecter';
export const password = 'E-mail et mot de passe';
export const since = ({ date }: { date: string }) => `Depuis le ${date}`;
