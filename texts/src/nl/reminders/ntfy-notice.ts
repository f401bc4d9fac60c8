/** The notice that a person sends to try the way. */
export const title = 'Crisper';
export const trial = 'Het werkt: je herinneringen komen hier.';
