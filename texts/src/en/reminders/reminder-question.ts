export const title = 'When shall we remind you?';
export const text = ({ email }: { email: string }) =>
  `One mail a day to ${email}, and only when something is due.`;
export const when: Record<8 | 17 | 20, string> = {
  8: 'before breakfast',
  17: 'before cooking',
  20: 'after dinner',
};
export const remindMe = ({ time }: { time: string }) => `Remind me at ${time}`;
export const savedToast = ({ time, email }: { time: string; email: string }) =>
  `Reminders come at ${time} to ${email}.`;
export const notNow = 'Not now';
export const done = 'Done';
