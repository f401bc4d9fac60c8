/**
 * Anything that leaves a trace on the screen. Excluded are blanks, control and formatting characters, marks that need a
 * letter to stand on, what Unicode says to ignore (such as U+3164, a letter drawn as nothing), the Braille cell without
 * dots and the note without a head.
 */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Mark}\u{2800}\u{1D159}]/u;

export function isVisible(text: string): boolean {
  return visible.test(text);
}
