/** Names that keep their capital inside a sentence. */
const PROPER = /^(?:Red Leicester|Double Gloucester|Wensleydale|Monterey Jack|Grana Padano|Worcestershire)/;

/** A food's name inside a sentence begins small, unless it is an abbreviation or a name of its own. */
export const inSentence = (name: string): string =>
  PROPER.test(name) || /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** Of something in a step that a dish can do without, where it is not there. */
export const ifThere = ({ words }: { words: string }) => `${words} (hvis du har)`;
