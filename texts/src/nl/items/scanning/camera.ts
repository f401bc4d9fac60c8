export const picture = 'Wat de camera ziet';
export const takePicture = 'Foto maken';
export const takePhoto = 'Foto maken';
export const usePhoto = 'Foto gebruiken';
export const useCamera = 'Camera gebruiken';
/** The first time. */
export const loading = 'Beeldherkenning laden. Die wordt bewaard voor de volgende keer…';
export const readingPhoto = 'Foto lezen…';
export const staysHere = 'Foto’s blijven op dit apparaat. Alleen wat je toevoegt gaat weg.';

/** Of the camera. What does not work has a photo beside it. */
export const state = {
  off: 'De camera staat uit.',
  starting: 'Camera starten…',
  insecure: 'De browser geeft de camera alleen aan https-adressen. Een foto werkt hier ook.',
  refused: 'De camera mag hier niet. Sta die toe in de instellingen van je browser, of gebruik een foto.',
  missing: 'We vonden geen camera. Gebruik een foto.',
  busy: 'De camera antwoordt niet; misschien gebruikt een andere app hem. Probeer het opnieuw, of gebruik een foto.',
};
export const trouble = {
  dark: 'Het is te donker om iets te zien. Ga naar een plek met meer licht.',
  unreadable: 'We konden die foto niet openen. Probeer een andere.',
  nothing: 'We vonden niets op die foto. Probeer er een die dichterbij en scherper is.',
  'not-loaded':
    'De beeldherkenning kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
};
