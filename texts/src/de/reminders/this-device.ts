export const heading = 'Mitteilungen auf diesem Gerät';
export const stateText = {
  on: 'Was ansteht, erscheint hier, zu deiner Uhrzeit, statt in einer Mail.',
  off: 'Was ansteht, kann hier erscheinen statt in einer Mail, zu deiner Uhrzeit, auch wenn Crisper nicht offen ist.',
  insecure: 'Browser zeigen Mitteilungen nur von Seiten, die mit https:// beginnen, und diese tut das nicht.',
  'not-installed':
    'Auf iPhone und iPad gibt es Mitteilungen nur, wenn Crisper auf dem Home-Bildschirm ist: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“ und öffne es von dort.',
  unsupported: 'Dieser Browser kann keine Mitteilungen zeigen.',
  denied:
    'Dein Browser erlaubt Crisper keine Mitteilungen. Das kannst du in seinen Einstellungen ändern, links neben der Adresse.',
  'not-ready':
    'Mitteilungen lassen sich noch nicht einschalten. Lade die Seite gleich neu und versuche es noch einmal.',
};
export const whatToDo = 'Was hier sonst noch fehlt und was hilft';
export const turnOn = 'Mitteilungen hier zeigen';
export const turnOff = 'Hier keine Mitteilungen mehr';
export const turnedOn = 'Mitteilungen kommen auf dieses Gerät.';
export const turnedOff = 'Auf diesem Gerät kommen keine Mitteilungen mehr.';
/** When the person was asked, after they had put something in. */
export const askedToast = ({ time }: { time: string }) =>
  `Mitteilungen kommen um ${time} Uhr auf dieses Gerät.`;
