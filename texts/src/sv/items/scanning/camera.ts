export const picture = 'Det kameran ser';
export const takePicture = 'Ta bilden';
export const takePhoto = 'Ta ett foto';
export const usePhoto = 'Använd ett foto';
export const useCamera = 'Använd kameran';
/** The first time. */
export const loading = 'Laddar det som läser bilden. Det sparas till nästa gång …';
export const readingPhoto = 'Läser fotot …';
export const staysHere = 'Bilderna stannar på enheten. Bara maten du lägger in lämnar den.';

/** Of the camera. What does not work has a photo beside it. */
export const state = {
  off: 'Kameran är av.',
  starting: 'Startar kameran …',
  insecure: 'Webbläsaren ger bara https-adresser tillgång till kameran. Ett foto fungerar också här.',
  refused: 'Kameran är inte tillåten här. Tillåt den i webbläsarens inställningar, eller använd ett foto.',
  missing: 'Vi hittade ingen kamera. Använd ett foto i stället.',
  busy: 'Kameran svarar inte; en annan app kanske använder den. Försök igen, eller använd ett foto.',
};
export const trouble = {
  dark: 'Det är för mörkt för att se något. Gå dit det är ljusare.',
  unreadable: 'Vi kunde inte öppna fotot. Prova ett annat.',
  nothing: 'Vi hittade inget på fotot. Prova ett som är närmare och skarpare.',
  'not-loaded': 'Det som läser bilden kunde inte laddas. Kolla uppkopplingen och försök igen.',
};
