const PERSON = { name: 'Ana Alvarez', email: 'ana@example.com', password: 'Leeks and cream 7' };

export interface Household {
  kitchenId: string;
  /** Sends a request as the person who started the kitchen. */
  ask(method: string, path: string, body?: object): Promise<Record<string, string>>;
  /** Does something in the kitchen. */
  act(intent: object): Promise<unknown>;
}

/** A person with a kitchen on a server that has just been started, without a browser and without a test. */
export async function startHousehold(server: string): Promise<Household> {
  let authorization = '';
  const send = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', 'time-zone': 'UTC', authorization };
    return fetch(`${server}/api${path}`, { method, headers, body: JSON.stringify(body) });
  };
  const signIn = async (path: string) => {
    authorization = `Bearer ${(await (await send('POST', path, PERSON)).json()).accessToken}`;
  };
  const ask: Household['ask'] = async (method, path, body) => {
    let response = await send(method, path, body);
    // A sign-in lets a program in for ten minutes.
    if (response.status === 401) {
      await signIn('/auth/login');
      response = await send(method, path, body);
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return response.json();
  };
  await signIn('/auth/register');
  const { kitchenId = '' } = await ask('POST', '/kitchens', { name: 'Flat 4B' });
  return {
    kitchenId,
    ask,
    act: (intent) =>
      ask('POST', `/kitchens/${kitchenId}/intents`, { intents: [{ id: crypto.randomUUID(), ...intent }] }),
  };
}

/** In UTC, which is where the kitchen is. */
export const todayThere = (): string => new Date().toISOString().slice(0, 10);
