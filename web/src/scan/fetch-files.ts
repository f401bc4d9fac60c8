import type { OnProgress } from '#workers/calls.ts';

/** A worker's large file, with its size when it is not compressed: responses say how large it is compressed. */
export interface LargeFile {
  url: string;
  bytes: number;
}

async function* chunksOf(url: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

/** Fetches all files at the same time, and says how much of them has come. */
export function fetchFiles(files: LargeFile[], onProgress: OnProgress): Promise<Blob[]> {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  let received = 0;
  return Promise.all(
    files.map(async ({ url }) => {
      const chunks: Uint8Array<ArrayBuffer>[] = [];
      for await (const chunk of chunksOf(url)) {
        chunks.push(chunk);
        received += chunk.length;
        onProgress({ doing: 'loading', share: Math.min(1, received / total) });
      }
      return new Blob(chunks);
    }),
  );
}
