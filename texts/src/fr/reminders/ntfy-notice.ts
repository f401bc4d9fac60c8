/** The notice that a person sends to try the way. */
export const title = 'Crisper';
export const trial = 'Ça marche : tes rappels arriveront ici.';
