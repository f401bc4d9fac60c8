import lighthouse, { type Flags } from 'lighthouse';

export interface Audit {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  scriptBytes: number;
  scores: Record<string, number>;
  /** What kept a score below 100, the performance score aside. */
  complaints: string[];
}

const number = (value: number | undefined) => value ?? Number.NaN;

/** The transferred size of the files, without their headers. */
async function sizeOf(urls: string[]): Promise<number> {
  const answers = await Promise.all(urls.map((url) => fetch(url, { headers: { 'accept-encoding': 'br' } })));
  return answers.reduce((sum, { headers }) => sum + Number(headers.get('content-length')), 0);
}

/** One visit with a phone's processor and network, both really slowed down. */
export async function audit(url: string, port: number): Promise<Audit> {
  const flags: Flags = { port, output: 'json', logLevel: 'error', throttlingMethod: 'devtools' };
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
  const { audits, categories } = result.lhr;
  const requests = audits['network-requests']?.details as
    | { items: { resourceType: string; url: string }[] }
    | undefined;
  const failed = Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return {
    lcpMs: number(audits['largest-contentful-paint']?.numericValue),
    tbtMs: number(audits['total-blocking-time']?.numericValue),
    cls: number(audits['cumulative-layout-shift']?.numericValue),
    scriptBytes: await sizeOf(
      (requests?.items ?? []).filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url),
    ),
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    complaints: failed.map(({ id }) => id),
  };
}
