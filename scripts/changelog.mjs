const UNRELEASED = '## Unreleased\n';

/** The sections of a changelog, newest first: the words of each heading, and what stands below it. */
function sectionsOf(changelog) {
  return changelog
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const end = section.indexOf('\n');
      return { heading: section.slice(0, end).trim(), body: section.slice(end).trim() };
    });
}

/** The changelog with all that was unreleased under a heading of its own. */
export function withVersion(changelog, version, day) {
  if (!changelog.includes(UNRELEASED)) throw new Error('CHANGELOG.md has no heading "Unreleased".');
  if (sectionsOf(changelog).some(({ heading }) => heading.startsWith(`${version} `))) {
    throw new Error(`CHANGELOG.md has a heading for ${version} already.`);
  }
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n## ${version} – ${day}\n`);
}

/** The newest version of the changelog, what is said of it, and what is not in any version yet. */
export function newestRelease(changelog) {
  const [first, ...rest] = sectionsOf(changelog);
  const [unreleased, released] = first?.heading === 'Unreleased' ? [first.body, rest[0]] : ['', first];
  const [version = '', day = ''] = released?.heading.split(' – ') ?? [];
  return { version, day, notes: released?.body ?? '', unreleased };
}
