export const PASSWORD_MIN_LENGTH = 6;
export const PASSWORD_MAX_LENGTH = 256;

export const WEAK_PASSWORD = {
  title: 'Weak Password',
  text: 'Password must be at least 6 characters long and contain uppercase and lowercase letters.',
} as const;

/** The three rules of the live checklist, each met or not. */
export function passwordChecklist(password: string) {
  return [
    { rule: `At least ${PASSWORD_MIN_LENGTH} characters`, met: password.length >= PASSWORD_MIN_LENGTH },
    { rule: 'At least one uppercase letter', met: /\p{Lu}/u.test(password) },
    { rule: 'At least one lowercase letter', met: /\p{Ll}/u.test(password) },
  ];
}

export function isStrongPassword(password: string): boolean {
  return password.length <= PASSWORD_MAX_LENGTH && passwordChecklist(password).every(({ met }) => met);
}
