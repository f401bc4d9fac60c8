// Moves what is unreleased in CHANGELOG.md under the new version; `npm version` runs it.
import { readFileSync, writeFileSync } from 'node:fs';
import { withVersion } from './changelog.mjs';

const today = new Date().toISOString().slice(0, 10);
const changelog = readFileSync('CHANGELOG.md', 'utf8');
writeFileSync('CHANGELOG.md', withVersion(changelog, process.env.npm_new_version, today));
