/** What a text is given in place of a parameter: it counts as a number, and stands in braces where it is written. */
function slot(name: string, count: number): unknown {
  const known = (key: string | symbol) => (typeof key === 'string' ? slot(key, count) : undefined);
  return new Proxy(() => '', {
    // A text with a link calls the parameter with the words of the link.
    apply: (_, __, words: unknown[]) => `[${words.join(' ')}]`,
    get: (_, key) =>
      key === Symbol.toPrimitive
        ? (hint: string) => (hint === 'number' || isCount(name) ? count : `{${name}}`)
        : key === 'toString'
          ? () => (isCount(name) ? String(count) : `{${name}}`)
          : known(key),
  });
}

/** Parameters of the catalogue that are numbers. */
const isCount = (name: string) => /count|days|hours|minutes|number|total|pages?$|left|max|min/i.test(name);

/** Everything that an export of the catalogue may say, as it stands on the screen. */
export function samplesOf(value: unknown, count: number): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return [value.flatMap((part) => samplesOf(part, count)).join('')];
  if (typeof value === 'function') {
    try {
      return samplesOf(
        value(
          new Proxy({}, { get: (_, key) => (isCount(String(key)) ? count : slot(String(key), count)) }),
          slot('', count),
        ),
        count,
      );
    } catch {
      return ['…'];
    }
  }
  if (typeof value === 'object' && value !== null)
    return Object.values(value).flatMap((part) => samplesOf(part, count));
  return value === undefined || value === null ? [] : [String(value)];
}
