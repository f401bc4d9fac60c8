export const picture = 'Det, kameraet ser';
export const takePicture = 'Tag billedet';
export const takePhoto = 'Tag et foto';
export const usePhoto = 'Brug et foto';
export const useCamera = 'Brug kameraet';
/** The first time. */
export const loading = 'Henter det, der læser billedet. Det gemmes til næste gang …';
export const readingPhoto = 'Læser fotoet …';
export const staysHere = 'Billeder bliver på denne enhed. Kun den mad, du lægger ind, forlader den.';

/** Of the camera. What does not work has a photo beside it. */
export const state = {
  off: 'Kameraet er slukket.',
  starting: 'Kameraet starter …',
  insecure: 'Browseren giver kun kameraet til https-adresser. Et foto virker også her.',
  refused: 'Kameraet er ikke tilladt her. Tillad det i browserens indstillinger, eller brug et foto.',
  missing: 'Vi fandt intet kamera. Brug et foto i stedet.',
  busy: 'Kameraet svarer ikke; måske bruger en anden app det. Prøv igen, eller brug et foto.',
};
export const trouble = {
  dark: 'Det er for mørkt til at se noget. Gå hen, hvor der er mere lys.',
  unreadable: 'Vi kunne ikke åbne fotoet. Prøv et andet.',
  nothing: 'Vi fandt ikke noget på fotoet. Prøv et, der er tættere på og skarpere.',
  'not-loaded': 'Det, der læser billedet, kunne ikke hentes. Tjek din forbindelse, og prøv igen.',
};
