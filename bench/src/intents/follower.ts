import type { Contestant } from '#contestants.ts';

interface Changes {
  version: number;
  items: { _id: string }[];
}

/** Another browser with the kitchen open: it is told that there is something new, and asks for it. */
export async function followKitchen(
  { url }: Contestant,
  { kitchenId, token }: { kitchenId: string; token: string },
  onItem: (itemId: string) => void,
) {
  const leaving = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const changes = async (since: string): Promise<Changes> => {
    const answer = await fetch(`${url}/api/kitchens/${kitchenId}/changes${since}`, { headers });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Changes;
  };
  let { version } = await changes('');
  const stream = await fetch(`${url}/api/kitchens/events`, { headers, signal: leaving.signal });
  if (!stream.ok) throw new Error(await stream.text());
  const following = (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of stream.body ?? []) {
      const news = [...decoder.decode(chunk, { stream: true }).matchAll(/^data: .*"version":(\d+)/gm)];
      if (!news.some(([, told]) => Number(told) > version)) continue;
      const found = await changes(`?since=${version}`);
      version = found.version;
      for (const { _id } of found.items) onItem(_id);
    }
  })().catch(() => {
    // We left, or the server did: then changes never come, and that is counted.
  });
  return async () => {
    leaving.abort();
    await following;
  };
}
