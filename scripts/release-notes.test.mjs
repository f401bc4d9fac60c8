import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newestRelease, withVersion } from './changelog.mjs';
import { disagreements, linkedFrom, packageVersions } from './release-notes.mjs';

const before = `# Changelog

## Unreleased

### Shopping
- A list.

## 0.1.0 – 2026-11-16

- The fridge.
`;
const cut = withVersion(before, '0.2.0', '2026-12-01');
const versions = [
  ['package.json', '0.2.0'],
  ['web/package.json', '0.2.0'],
];

test('the notes of a version are what was unreleased when it was cut', () => {
  expect(newestRelease(cut)).toEqual({
    version: '0.2.0',
    day: '2026-12-01',
    notes: '### Shopping\n- A list.',
    unreleased: '',
  });
});

test('the next change finds the heading for what is unreleased', () => {
  const next = cut.replace('## Unreleased\n', '## Unreleased\n\n- More.\n');
  expect(newestRelease(next)).toMatchObject({ version: '0.2.0', unreleased: '- More.' });
});

test('a version is cut once', () => {
  expect(() => withVersion(cut, '0.2.0', '2026-12-02')).toThrow('has a heading for 0.2.0 already');
});

test('a changelog without the heading for what is unreleased is not cut', () => {
  expect(() => withVersion('# Changelog\n', '0.2.0', '2026-12-02')).toThrow('no heading "Unreleased"');
});

test('a tag, packages and a changelog that agree are released', () => {
  expect(disagreements('v0.2.0', versions, cut)).toEqual([]);
});

test.each([
  [
    'a package of another version',
    'v0.2.0',
    [['web/package.json', '0.1.0']],
    cut,
    'web/package.json says 0.1.0',
  ],
  ['a tag of another version', 'v0.3.0', versions, cut, 'package.json says 0.2.0, the tag says 0.3.0.'],
  ['a tag without its v', '0.2.0', versions, cut, '"0.2.0" is not a tag'],
  [
    'a changelog that was not cut',
    'v0.2.0',
    versions,
    before,
    'The newest version in CHANGELOG.md is 0.1.0.',
  ],
  ['a version without a day', 'v0.2.0', versions, cut.replace(' – 2026-12-01', ''), '0.2.0 has no day'],
  ['no notes', 'v0.2.0', versions, cut.replace('### Shopping\n- A list.\n', ''), 'says nothing about 0.2.0'],
  [
    'lines that are unreleased',
    'v0.2.0',
    versions,
    cut.replace('## Unreleased\n', '## Unreleased\n\n- More.\n'),
    'lines under "Unreleased"',
  ],
])('%s is not released', (_, tag, found, changelog, said) => {
  expect(disagreements(tag, found, changelog).join('\n')).toContain(said);
});

test('links to files of the repository work outside of it, and links elsewhere stay', () => {
  const notes = 'See [a](docs/a.md#b) and [c](https://c.example/).';
  expect(linkedFrom('https://here.example/blob/v0.2.0/', notes)).toBe(
    'See [a](https://here.example/blob/v0.2.0/docs/a.md#b) and [c](https://c.example/).',
  );
});

test('all packages have the newest version of the changelog', () => {
  const { version } = newestRelease(readFileSync('CHANGELOG.md', 'utf8'));
  expect(packageVersions().filter(([, found]) => found !== version)).toEqual([]);
});
