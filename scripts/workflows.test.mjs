import { existsSync, globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

// GitHub's own parser of workflows imports its schema as bundlers allow it, without saying that it is JSON.
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
  '@actions/workflow-parser'
);

const read = (path) => readFileSync(path, 'utf8');
const workflows = globSync('.github/workflows/*.yml');
const { scripts } = JSON.parse(read('package.json'));

/** What GitHub would say of a workflow. */
async function faultsOf(name, content) {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

const jobsOf = (path) => Object.values(parse(read(path)).jobs);
const stepsOf = (path) => jobsOf(path).flatMap(({ steps = [] }) => steps);

describe.each(workflows)('%s', (path) => {
  test('is a workflow that GitHub accepts', async () => expect(await faultsOf(path, read(path))).toEqual([]));

  test('runs no script that does not exist', () => {
    const commands = stepsOf(path).flatMap(({ run = '' }) => run.split('\n'));
    const missing = commands.flatMap((command) => {
      const [, npm] = /\bnpm (?:run )?(?:--silent )?([\w:]+)/.exec(command) ?? [];
      const [, file] = /^node (\S+)/.exec(command) ?? [];
      return (npm && !(npm in scripts)) || (file && !existsSync(file)) ? [command] : [];
    });
    expect(missing).toEqual([]);
  });

  test('names the actions of others by their commit, which nobody can move', () => {
    const uses = read(path).match(/(?<=uses: ).+/g) ?? [];
    expect(uses.filter((action) => !/^\.\/|^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual(
      [],
    );
  });

  test('ends by itself', () => {
    expect(jobsOf(path).filter((job) => job.steps && !job['timeout-minutes'])).toEqual([]);
  });
});

test.each([
  ['a key that does not exist', '    timeout: 5', "Unexpected value 'timeout'"],
  ['a job that waits for none that exists', '    needs: build', 'at least one job with no dependencies'],
  ['a context that does not exist', '    name: $' + '{{ gitub.sha }}', "Unrecognized named-value: 'gitub'"],
])('%s is found', async (_, line, said) => {
  const content = `on: push\njobs:\n  test:\n${line}\n    runs-on: ubuntu-24.04\n    steps: [{ run: npm test }]\n`;
  expect((await faultsOf('planted.yml', content)).join('\n')).toContain(said);
});

test('the badges are of workflows that exist', () => {
  const badges = [...read('README.md').matchAll(/actions\/workflows\/([\w-]+\.yml)/g)].map(
    ([, file]) => file,
  );
  expect(badges.length).toBeGreaterThan(0);
  expect(badges.filter((file) => !workflows.includes(`.github/workflows/${file}`))).toEqual([]);
});
