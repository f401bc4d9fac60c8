/** Names that keep their capital inside a sentence: of places, and what is called after them. */
const PROPER =
  /^(?:Grana Padano|Monterey|Double Gloucester|Wensleydale|Red Leicester|Edammer|Leerdammer|(?:Griek|Thai|Turk|Frans|Fran|Italiaan|Spaan|Goud|Parmezaan|Zwitser|Chine|Japan|Indi|Holland|Fries|Frie|Limburg|Amsterdam|Ardenn|Parij|Wener|Belgi|Duit|Engel|Mexicaan|Provençaal|Noor|Portuge|Libane|Marokkaan|Koreaan|Hawaï)(?:s|se|sche|sch|aans|aanse)? )/;

/** A food's name inside a sentence begins small, unless it is an abbreviation or a name of its own. IJ is one letter. */
export const inSentence = (name: string): string => {
  if (PROPER.test(name)) return name;
  if (name.startsWith('IJ')) return `ij${name.slice(2)}`;
  return /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
};

/** Of something in a step that a dish can do without, where it is not there. */
export const ifThere = ({ words }: { words: string }) => `${words} (als je het hebt)`;
