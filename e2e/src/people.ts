import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Page, test } from '@playwright/test';

export interface Person {
  name: string;
  email: string;
  password: string;
}

export interface ApiSession {
  accessToken: string;
  user: { uid: string };
}

export const newPerson = (): Person => ({
  name: 'Ana Alvarez',
  email: `ana-${randomUUID()}@example.com`,
  password: 'Fridge-1',
});

/** The step in which a person signs up, as the report of the time names it. */
export const SIGN_UP = 'Sign up';

/** Opens an account through the API; the session's cookie is then in `request`. */
export async function register(request: APIRequestContext, person: Person): Promise<ApiSession> {
  return test.step(SIGN_UP, async () => {
    const response = await request.post('/api/auth/register', { data: person });
    if (!response.ok()) throw new Error(`registering failed: ${await response.text()}`);
    return response.json();
  });
}

/** Stores in the browser what signing in stores there, besides the cookie. Runs in the page. */
export function keepSession({ accessToken, user }: ApiSession): void {
  localStorage.setItem('access-token', accessToken);
  localStorage.setItem('signed-in-as', user.uid);
}

export async function putSession(page: Page, session: ApiSession): Promise<void> {
  // The quickest page of the origin, for its local storage.
  await page.goto('/robots.txt');
  await page.evaluate(keepSession, session);
}
