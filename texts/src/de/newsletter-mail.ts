export const confirmSubject = 'Bitte bestätigen: der Crisper-Newsletter';
export const confirmHeading = 'Nur noch ein Klick';
export const confirmQuestion =
  'Jemand, hoffentlich du, möchte den Crisper-Newsletter an diese Adresse. Sollen wir ihn schicken?';
export const confirm = 'Bestätigen';
export const confirmSmallPrint = ({ days }: { days: number }) =>
  `Der Link gilt ${days} Tage. Warst du es nicht, vergiss diese Mail: Es kommt sonst nichts.`;

export const onListSubject = 'Du bekommst den Crisper-Newsletter schon';
export const onListHeading = 'Du stehst auf der Liste';
export const onList =
  'Jemand, hoffentlich du, möchte den Crisper-Newsletter an diese Adresse. Er kommt schon hierher.';
export const enough = 'Genug davon?';
export const unsubscribe = 'Abbestellen';
