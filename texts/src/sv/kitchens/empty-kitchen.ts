export const title = 'Plats för allt';
export const text = 'Lägg in de första sakerna och släpp in de andra.';
export const guestText = 'Här finns inget än.';
export const add = 'Lägg in något';
export const invite = 'Bjud in någon';
export const bring = 'Ta med din mat';
