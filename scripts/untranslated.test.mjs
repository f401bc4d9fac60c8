import { expect, test } from 'vitest';
import { untranslatedIn } from './untranslated.mjs';

const wordsIn = (source) => untranslatedIn('planted.tsx', source).map(({ words }) => words);

test.each([
  ['text between tags', '<p>Save it</p>', ['Save it']],
  ['a string between tags', "<p>{'Save it'}</p>", ["'Save it'"]],
  ['a choice between tags', "<p>{busy ? 'Saving…' : texts.save}</p>", ["'Saving…'"]],
  ['an attribute that is read', '<img alt="A fridge" />', ['"A fridge"']],
  ['a label in a template', `<nav aria-label={\`Page \${page}\`} />`, [`\`Page \${`]],
  ['a property that is read', "const column = { heading: 'Date' };", ["'Date'"]],
  ['a toast', "toast('success', 'Saved');", ["'Saved'"]],
])('%s is found', (_, source, found) => expect(wordsIn(source)).toEqual(found));

test.each([
  ['a text of the catalogue', '<p>{texts.save}</p>'],
  ['a class', '<p className="grid gap-4" />'],
  ['the name of a field', '<input name="email" />'],
  ['digits and signs', '<p>12 % · …</p>'],
  ['a comparison', "const isDark = theme === 'dark';"],
])('%s is fine', (_, source) => expect(wordsIn(source)).toEqual([]));
