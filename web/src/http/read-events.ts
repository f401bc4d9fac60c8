/**
 * Reads server-sent events from a response. `EventSource` cannot carry a token, so events for one person are fetched.
 * Leaving the loop ends the connection.
 */
export async function* readEvents<Data>({ body }: Pick<Response, 'body'>): AsyncGenerator<Data> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) yield JSON.parse(line.slice('data: '.length));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
