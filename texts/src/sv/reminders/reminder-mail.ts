export const eatFirst = ({ title, more }: { title: string; more: number }) =>
  `Ät först: ${title}${more > 0 ? ` och ${more} till` : ''}`;
export const expired = ({ title, more }: { title: string; more: number }) =>
  `Utgånget: ${title}${more > 0 ? ` och ${more} till` : ''}`;
export const doNotEat = ({ title, more }: { title: string; more: number }) =>
  `Ät inte: ${title}${more > 0 ? ` och ${more} till` : ''}`;
export const heading = 'Ditt kylskåp i dag';
export const andMore = ({ count }: { count: number }) => `Och ${count} till.`;
export const openNotifications = 'Öppna mina notiser';
export const whyDaily = 'Du har bett om det här mejlet varje dag. I din profil ändrar du när det kommer.';
export const whyWhenDue =
  'Du har bett om det här mejlet när något går ut. I din profil ändrar du när det kommer.';
export const whyFromTheStart =
  'Det här mejlet kommer när något går ut, eftersom din e-postadress är bekräftad. I din profil ändrar du när det kommer.';
export const stop = 'Avsluta';
