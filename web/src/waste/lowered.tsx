/** Our typefaces have no lowered 2. */
export const lowered = (text: string) => <sub key={text}>{text}</sub>;
