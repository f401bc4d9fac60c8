// Prints the release notes of a tag: `node scripts/release-notes.mjs v0.2.0`. Fails where the tag, the packages and
// CHANGELOG.md disagree about the version. With a URL behind the tag, links to files of the repository begin with it.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { newestRelease } from './changelog.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** The version that each package.json gives, and the lockfile for each of them. */
export function packageVersions() {
  const { version, workspaces } = readJson('package.json');
  const { packages } = readJson('package-lock.json');
  return [
    ['package.json', version],
    ...workspaces.map((folder) => [`${folder}/package.json`, readJson(`${folder}/package.json`).version]),
    ...['', ...workspaces].map((folder) => [
      `package-lock.json (${folder || '.'})`,
      packages[folder].version,
    ]),
  ];
}

/** What keeps a tag from being released, one sentence each. */
export function disagreements(tag, versions, changelog) {
  const wanted = tag.replace(/^v/, '');
  const { version, day, notes, unreleased } = newestRelease(changelog);
  const complaints = versions
    .filter(([, found]) => found !== wanted)
    .map(([path, found]) => `${path} says ${found}, the tag says ${wanted}.`);
  if (!/^v\d+\.\d+\.\d+$/.test(tag)) complaints.push(`"${tag}" is not a tag such as v0.2.0.`);
  if (version !== wanted) complaints.push(`The newest version in CHANGELOG.md is ${version || 'missing'}.`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) complaints.push(`${version} has no day in CHANGELOG.md.`);
  if (!notes) complaints.push(`CHANGELOG.md says nothing about ${version}.`);
  if (unreleased) complaints.push('CHANGELOG.md still has lines under "Unreleased".');
  return complaints;
}

/** The notes with links that lead into the repository from elsewhere, too. */
export const linkedFrom = (url, notes) => notes.replaceAll(/\]\((?!\w+:)/g, `](${url}`);

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const [tag = '', url = ''] = process.argv.slice(2);
  const complaints = disagreements(tag, packageVersions(), changelog);
  if (complaints.length > 0) {
    console.error(complaints.join('\n'));
    process.exit(1);
  }
  console.log(linkedFrom(url, newestRelease(changelog).notes));
}
