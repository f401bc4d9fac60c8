/**
 * An adjective that begins a name of several words: "Saure Sahne", "Griechischer Joghurt", "Frisch gepresster Saft". Names
 * such as "Wiener Würstchen", "Butter Chicken" or "Geschnetzeltes vom Huhn" begin with none.
 */
const ADJECTIVE =
  /^(?:alkoholfrei|alt|braun|bunt|dick|dunkl|fein(?:st)?|fest|fettarm|frisch|(?:ein|vor|luft|tief|selbst)?ge\p{Ll}+(?:t|en)|gelb|ganz|glatt|grün|halb|hart|hell|heiß|jung|kalt|klein|körnig|laktosefrei|lang|mager|mild|pflanzlich|reif|roh|rosa|rot|saur|scharf|schwarz|stückig|süß|trocken|vegan|weich|weiß|zart|\p{Ll}+(?:iert|isch))(?:e[rsn]? \p{Lu}|(?:e[rsn]?)? \p{Ll}+e[rsn]? \p{Lu})/u;

/** A food's name inside a sentence keeps its capital, unless it begins with an adjective. */
export function inSentence(name: string): string {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  return ADJECTIVE.test(small) ? small : name;
}

/** Of something in a step that a dish can do without, where it is not there. */
export const ifThere = ({ words }: { words: string }) => `${words} (falls da)`;
