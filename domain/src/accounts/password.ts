export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 256;

/** The three rules of the live checklist, each met or not. */
export function passwordChecklist(password: string) {
  return [
    { rule: 'length', met: password.length >= PASSWORD_MIN_LENGTH },
    { rule: 'uppercase', met: /\p{Lu}/u.test(password) },
    { rule: 'lowercase', met: /\p{Ll}/u.test(password) },
  ] as const;
}

export function isStrongPassword(password: string): boolean {
  return password.length <= PASSWORD_MAX_LENGTH && passwordChecklist(password).every(({ met }) => met);
}
