interface Person {
  name: string;
  email: string;
}

export const messageSubject = ({ name }: { name: string }) => `Message from ${name}`;
export const messageFrom = ({ name, email }: Person) => `${name} (${email}) wrote:`;
export const messageSmallPrint = 'Sent with the form on the contact page. Answer this mail to answer them.';

interface Session extends Person {
  specialist: string;
}

export const sessionSubject = ({ name, specialist }: Omit<Session, 'email'>) =>
  `Session with ${specialist}: ${name}`;
export const sessionAsked = ({ name, email, specialist }: Session) =>
  `${name} (${email}) would like a session with ${specialist}.`;
export const timeZone = ({ zone }: { zone: string }) => `Their time zone is ${zone}.`;
export const sessionSmallPrint = 'Asked for on the home page. Answer this mail to answer them.';
export const cancelledSubject = ({ name, specialist }: Omit<Session, 'email'>) =>
  `Cancelled: session with ${specialist}: ${name}`;
export const sessionCancelled = ({ name, email, specialist }: Session) =>
  `${name} (${email}) no longer wants the session with ${specialist}.`;
