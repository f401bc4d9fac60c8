import { addDays, calendarDate } from '@crisper/domain/calendar-date.ts';
import { freshness } from '@crisper/domain/items/freshness.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type TestServer, testServer } from '#testing/test-server.ts';

const ANA = 'ana@example.com';
const BO = 'bo@example.com';
const ZONES = ['Pacific/Kiritimati', 'Europe/London', 'America/Los_Angeles', 'Pacific/Pago_Pago', 'UTC'];

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterEach(() => vi.useRealTimers());
afterAll(() => server.close());

const setClock = (time: string) => vi.setSystemTime(new Date(time));

/** The times between which a server's clock may jump, in the order of this test. */
const JUMPS = [
  '2028-02-28T23:59:59Z',
  '2028-02-29T00:00:00Z',
  '2028-02-29T12:00:00Z',
  '2028-03-01T00:00:00Z',
  '2028-03-26T00:59:59Z',
  '2028-03-26T01:00:00Z',
  '2028-02-27T06:00:00Z',
  '2028-10-29T01:00:00Z',
  '2029-01-01T00:00:00Z',
  '2027-12-31T23:59:59Z',
  '2038-01-19T03:14:08Z',
  '2028-03-01T09:59:59Z',
  '2028-03-01T10:00:00Z',
];

test('a server whose clock jumps tells freshness by what the clock then shows, in every zone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock('2028-02-20T12:00:00Z');
  const dates = Array.from({ length: 16 }, (_, days) => addDays(calendarDate('2028-02-21'), days));
  for (const expiryDate of [...dates, '2028-03-26', '2028-10-29', '2029-01-05'])
    await server.addItem(ANA, { expiryDate });
  const visitor = await server.as(null);
  const all = (await visitor.get('/items')).json().map((item: { expiryDate: string }) => item.expiryDate);
  const seen = new Map<string, string>();
  for (const time of JUMPS) {
    setClock(time);
    for (const zone of ZONES) {
      const today = calendarDate(new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date(time)));
      const count = (wanted: string) =>
        all.filter((date: string) => freshness(calendarDate(date), today) === wanted).length;
      const known = seen.get(zone);
      const headers = { 'time-zone': zone, ...(known && { 'if-none-match': known }) };
      const fresh = await visitor.get('/items/summary', headers);
      const answer =
        fresh.statusCode === 304 ? await visitor.get('/items/summary', { 'time-zone': zone }) : fresh;
      expect(answer.json(), `${time} in ${zone}`).toMatchObject({
        total: all.length,
        expired: count('expired'),
        nearlyExpired: count('expiring-soon'),
        fresh: count('fresh'),
      });
      // A browser's cached response is valid only while it is the same date there.
      if (fresh.statusCode === 304) expect(known).toContain(today);
      seen.set(zone, String(answer.headers.etag));
    }
  }
});

test('after its clock was put back, what was written before can be read, changed and removed', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock('2030-06-01T12:00:00Z');
  const { _id } = await server.addItem(BO, { expiryDate: '2030-06-02' });
  setClock('2029-06-01T12:00:00Z');
  const bo = await server.as(BO);
  const calls = [
    await bo.get(`/items/${_id}`),
    await bo.get('/items?sort=newest'),
    await bo.get('/activities'),
    await bo.get(`/notifications/${BO}`),
    await bo.send('PATCH', `/items/${_id}/note`, { userEmail: BO, text: 'From tomorrow' }),
    await bo.send('DELETE', `/items/${_id}`),
    await bo.send('POST', '/items/restore', { ids: [_id] }),
  ];
  expect(calls.map(({ statusCode, body }) => (statusCode === 200 ? 200 : body))).toEqual(Array(7).fill(200));
});
