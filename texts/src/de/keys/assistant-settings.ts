export const heading = 'Assistenten';
export const introduction =
  '„Was soll ich zuerst essen?“ Gib deinem Assistenten diese Adresse (MCP), dann schaut er in deine Küchen.';
export const address = 'Adresse für deinen Assistenten';
export const needsKey =
  'Er fragt nach einem Schlüssel. Leg unten einen an: Für Fragen reicht einer, der nur schaut.';
export const copy = 'Adresse kopieren';
export const copied = 'Adresse kopiert.';
export const copyFailed =
  'Dein Browser lässt uns nicht kopieren. Bitte markiere die Adresse und kopiere sie selbst.';
