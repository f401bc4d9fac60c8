/** What others see of an address that its owner does not show: `a•••@example.com`. */
export function maskedEmail(email: string): string {
  const [first = ''] = email;
  return `${first}•••${email.slice(email.lastIndexOf('@'))}`;
}
