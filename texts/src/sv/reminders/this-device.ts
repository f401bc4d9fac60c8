export const heading = 'Notiser på den här enheten';
export const stateText = {
  on: 'Det som snart går ut visas här, på din tid, i stället för mejlet.',
  off: 'Det som snart går ut kan visas här i stället för ett mejl, på din tid, även när Crisper inte är öppet.',
  insecure: 'Webbläsare visar bara notiser från sidor som börjar med https://, och det gör inte den här.',
  'not-installed':
    'På iPhone och iPad måste Crisper ligga på hemskärmen för att visa notiser: tryck på Dela, sedan ”Lägg till på hemskärmen”, och öppna det därifrån.',
  unsupported: 'Den här webbläsaren kan inte visa notiser.',
  denied:
    'Webbläsaren tillåter inte Crisper att visa notiser. Det kan du ändra i dess inställningar, till vänster om adressen.',
  'not-ready': 'Notiser kan inte slås på än. Ladda om sidan om en stund och försök igen.',
};
export const whatToDo = 'Vad mer som saknas här, och vad du kan göra åt det';
export const turnOn = 'Visa notiser här';
export const turnOff = 'Inga fler notiser här';
export const turnedOn = 'Notiser kommer till den här enheten.';
export const turnedOff = 'Inga fler notiser på den här enheten.';
/** When the person was asked, after they had put something in. */
export const askedToast = ({ time }: { time: string }) => `Notiser kommer till den här enheten kl. ${time}.`;
