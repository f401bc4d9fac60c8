const SLOWEST = 20;
/** On two quiet cores, from a fresh clone; docs/testing.md has the history. */
const BUDGET_MS = 30 * 60_000;

const clock = (ms) => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
const line = (ms, name) => `${clock(ms).padStart(7)}  ${name}`;

/** The files of a report of vitest, as a list of names and milliseconds. */
function filesOf(results, root) {
  return (results?.testResults ?? []).map(({ name, startTime, endTime }) => [
    name.startsWith(root) ? name.slice(root.length) : name,
    endTime - startTime,
  ]);
}

/** Where the time of a run went: its stages, its slowest files, and what the journeys waited for. */
export function timeReport({ root, took, rules, server, journeys }) {
  const whole = took.reduce((sum, [, ms]) => sum + ms, 0);
  const files = [
    ...filesOf(rules, root),
    ...filesOf(server, root),
    ...Object.entries(journeys?.files ?? {}),
  ].sort(([, a], [, b]) => b - a);
  const waiting = Object.entries(journeys?.waiting ?? {});
  return [
    '',
    `Where the time went: ${clock(whole)} of ${clock(BUDGET_MS)}`,
    ...took.map(([stage, ms]) => line(ms, stage)),
    ...(files.length > 0
      ? ['', `The ${Math.min(SLOWEST, files.length)} slowest files, several run at a time`]
      : []),
    ...files.slice(0, SLOWEST).map(([name, ms]) => line(ms, name)),
    ...(waiting.length > 0 ? ['', 'What journeys waited for, all workers together'] : []),
    ...waiting.map(([what, ms]) => line(ms, what)),
  ].join('\n');
}
