export const heading = 'Ways to log in';
export const introduction = 'Each of them leads into this account.';
export const loadFailed = 'Failed to load the ways to log in';
export const password = 'Email and password';
export const since = ({ date }: { date: string }) => `Since ${date}`;
