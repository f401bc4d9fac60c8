export const heading = 'Beskeder på denne enhed';
export const stateText = {
  on: 'Det, der skal spises, vises her på dit klokkeslæt i stedet for i en mail.',
  off: 'Det, der skal spises, kan vises her i stedet for i en mail, på dit klokkeslæt, også når Crisper ikke er åbent.',
  insecure: 'Browsere viser kun beskeder fra sider, der begynder med https://, og det gør denne ikke.',
  'not-installed':
    'På iPhone og iPad kræver beskeder, at Crisper er på hjemmeskærmen: Tryk på Del, derefter på »Føj til hjemmeskærm«, og åbn det derfra.',
  unsupported: 'Denne browser kan ikke vise beskeder.',
  denied:
    'Din browser tillader ikke Crisper at vise beskeder. Det kan du ændre i dens indstillinger, til venstre for adressen.',
  'not-ready': 'Beskeder kan ikke slås til endnu. Genindlæs siden om lidt, og prøv igen.',
};
export const whatToDo = 'Hvad der ellers mangler her, og hvad der hjælper';
export const turnOn = 'Vis beskeder her';
export const turnOff = 'Ingen beskeder her mere';
export const turnedOn = 'Beskeder kommer til denne enhed.';
export const turnedOff = 'Ingen beskeder mere på denne enhed.';
/** When the person was asked, after they had put something in. */
export const askedToast = ({ time }: { time: string }) => `Beskeder kommer til denne enhed kl. ${time}.`;
