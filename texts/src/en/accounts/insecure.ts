export const heading = 'Not everything works here';
export const why =
  'You opened Crisper by an address that begins with http://. On such pages browsers switch some things off, because somebody on the way could change what you see.';
export const missing = [
  'Without a network the pages do not open, and Crisper cannot be installed.',
  'No notices are shown. What is due is on the bell, and comes by mail if this Crisper sends any.',
  'Buttons that copy do not work. Select the text, and copy it yourself.',
] as const;
export const works = 'Everything else works as usual: adding and eating, your kitchens, photos.';
export const remedy =
  'What to do: open Crisper by an address that begins with https://. If it has none yet, the person who runs it finds the steps in docs/operating.md, under “https: at home”.';

/** In the list of the profile's parts. */
export const inShort = 'Without https, some things are missing here';
