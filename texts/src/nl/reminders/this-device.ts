export const heading = 'Meldingen op dit apparaat';
export const stateText = {
  on: 'Wat op moet, verschijnt hier, op jouw uur, in plaats van in een mail.',
  off: 'Wat op moet, kan hier verschijnen in plaats van in een mail, op jouw uur, ook als Crisper niet open is.',
  insecure: 'Browsers tonen alleen meldingen van pagina’s die met https:// beginnen, en deze doet dat niet.',
  'not-installed':
    'Op een iPhone of iPad werken meldingen als Crisper op je beginscherm staat: tik op ‘Deel’, dan op ‘Zet op beginscherm’, en open het daar.',
  unsupported: 'Deze browser kan geen meldingen tonen.',
  denied:
    'Je browser staat Crisper geen meldingen toe. Dat kun je in de instellingen wijzigen, links van het adres.',
  'not-ready': 'Meldingen kunnen nog niet aan. Laad de pagina zo opnieuw en probeer het nog een keer.',
};
export const whatToDo = 'Wat hier nog meer ontbreekt, en wat je eraan kunt doen';
export const turnOn = 'Hier meldingen tonen';
export const turnOff = 'Hier geen meldingen meer';
export const turnedOn = 'Meldingen komen op dit apparaat.';
export const turnedOff = 'Geen meldingen meer op dit apparaat.';
/** When the person was asked, after they had put something in. */
export const askedToast = ({ time }: { time: string }) => `Meldingen komen om ${time} op dit apparaat.`;
