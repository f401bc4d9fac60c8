export const pageTitle = 'Crisper: Iss es, bevor es abläuft';
export const pageDescription =
  'Crisper merkt sich das Datum von allem in deinem Kühlschrank, zählt die Tage und sagt, was du zuerst essen solltest. Für Haushalte und gemeinsame Küchen, kostenlos.';
