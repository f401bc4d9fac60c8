/** The values of a form's fields, by name. Read them before the fields are disabled: `FormData` leaves those out. */
export function formText<Name extends string>(form: HTMLFormElement, ...names: Name[]): Record<Name, string> {
  const data = new FormData(form);
  const entries = names.map((name) => [name, String(data.get(name) ?? '')] as const);
  return Object.fromEntries(entries) as Record<Name, string>;
}
