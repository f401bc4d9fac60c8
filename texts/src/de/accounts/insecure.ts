export const heading = 'Hier geht nicht alles';
export const why =
  'Du hast Crisper über eine Adresse geöffnet, die mit http:// beginnt. Auf solchen Seiten schalten Browser manches ab, weil unterwegs jemand ändern könnte, was du siehst.';
export const missing = [
  'Ohne Netz öffnen sich die Seiten nicht, und Crisper lässt sich nicht installieren.',
  'Mitteilungen erscheinen nicht auf dem Gerät. Was ansteht, zeigt die Glocke, und es kommt per Mail, wenn dieses Crisper welche verschickt.',
  'Knöpfe zum Kopieren gehen nicht. Markiere den Text und kopiere ihn selbst.',
] as const;
export const works = 'Alles andere geht wie immer: hinzufügen und essen, deine Küchen, Fotos.';
export const remedy =
  'Was hilft: Öffne Crisper über eine Adresse, die mit https:// beginnt. Hat es noch keine, findet, wer es betreibt, die Schritte in docs/operating.md unter „https: at home“.';

/** In the list of the profile's parts. */
export const inShort = 'Ohne https fehlt hier manches';
