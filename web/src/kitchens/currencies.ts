import { locale } from '@crisper/texts/locale.ts';

/** Every currency by its code, with its name in the reader's language. */
export function currencies(current: string | null): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'currency' });
  const codes = new Set([...Intl.supportedValuesOf('currency'), ...(current ? [current] : [])]);
  return [...codes].sort().map((code) => ({ code, name: names.of(code) ?? code }));
}
