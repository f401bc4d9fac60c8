export const title = 'Plaats voor alles';
export const text = 'Voeg de eerste dingen toe, en laat de anderen binnen.';
export const guestText = 'In deze keuken is nog niets.';
export const add = 'Iets toevoegen';
export const invite = 'Iemand uitnodigen';
export const bring = 'Je eten meebrengen';
