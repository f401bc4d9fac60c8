export const title = 'Platz für alles';
export const text = 'Füge die ersten Dinge hinzu und lass die anderen herein.';
export const guestText = 'In dieser Küche ist noch nichts.';
export const add = 'Etwas hinzufügen';
export const invite = 'Jemanden einladen';
export const bring = 'Vorräte mitbringen';
