/** The window in which a person signed in through another provider, where it could not close itself. */
export const signedIn = 'Ya has entrado. Puedes cerrar esta ventana.';
export const notSignedIn = 'No has entrado. Puedes cerrar esta ventana.';
export const goOn = 'Seguir a Crisper';
