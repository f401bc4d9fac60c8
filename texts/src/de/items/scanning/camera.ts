export const picture = 'Was die Kamera sieht';
export const takePicture = 'Bild aufnehmen';
export const takePhoto = 'Foto machen';
export const usePhoto = 'Foto verwenden';
export const useCamera = 'Kamera verwenden';
/** The first time. */
export const loading = 'Die Bilderkennung wird geladen. Sie bleibt für das nächste Mal da …';
export const readingPhoto = 'Das Foto wird gelesen …';
export const staysHere = 'Bilder bleiben auf diesem Gerät. Nur was du hinzufügst, verlässt es.';

/** Of the camera. What does not work has a photo beside it. */
export const state = {
  off: 'Die Kamera ist aus.',
  starting: 'Die Kamera startet …',
  insecure: 'Der Browser gibt die Kamera nur für https-Adressen frei. Ein Foto geht hier auch.',
  refused: 'Die Kamera ist hier nicht erlaubt. Erlaube sie in den Browser-Einstellungen oder nimm ein Foto.',
  missing: 'Wir haben keine Kamera gefunden. Nimm stattdessen ein Foto.',
  busy: 'Die Kamera antwortet nicht; vielleicht benutzt sie eine andere App. Versuche es noch einmal oder nimm ein Foto.',
};
export const trouble = {
  dark: 'Es ist zu dunkel, um etwas zu erkennen. Geh dorthin, wo mehr Licht ist.',
  unreadable: 'Dieses Foto ließ sich nicht öffnen. Versuche ein anderes.',
  nothing: 'Auf diesem Foto haben wir nichts gefunden. Versuche eins, das näher und schärfer ist.',
  'not-loaded':
    'Die Bilderkennung ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.',
};
