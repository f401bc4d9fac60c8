// Checks the dependencies, and that no file contains a secret; part of `npm run check`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Licences that let us ship the package, or use it while building. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

const SECRETS = [
  [/-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/, 'a private key'],
  [/\bAKIA[0-9A-Z]{16}\b/, 'a key for AWS'],
  [/\bgh[pousr]_[A-Za-z0-9]{36}\b/, 'a token for GitHub'],
  [/\bAIza[0-9A-Za-z_-]{35}\b/, 'a key for Google'],
  [/\bGOCSPX-[0-9A-Za-z_-]{28}\b/, 'a client secret for Google'],
  [/\bxox[abprs]-[0-9A-Za-z-]{10,}/, 'a token for Slack'],
  [/\b[sr]k_live_[0-9A-Za-z]{20,}/, 'a key for Stripe'],
  [/\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/, 'a signed token'],
];

const complaints = [];
const { allowScripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

for (const [path, { link, license, integrity, resolved, hasInstallScript }] of Object.entries(packages)) {
  if (link || !path.includes('node_modules/')) continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  if (!integrity?.startsWith('sha512-')) complaints.push(`${name} has no SHA-512 in the lockfile`);
  if (resolved) complaints.push(`${name} comes from a place of its own: ${resolved}`);
  if (hasInstallScript && !(name in allowScripts)) {
    complaints.push(`${name} runs a script when it is installed; allow or forbid that in package.json`);
  }
  if (!isAllowed(license ?? 'none')) {
    complaints.push(
      `${name} has the licence ${license}, which is not on the list in scripts/supply-chain.mjs`,
    );
  }
}

/** Of alternatives (OR) one must be allowed; of combinations (AND) all. */
function isAllowed(expression) {
  const alternatives = expression.replaceAll(/[()]/g, '').split(' OR ');
  return alternatives.some((all) => all.split(' AND ').every((licence) => LICENCES.has(licence)));
}

const files = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).stdout.split('\0').filter(Boolean);
for (const file of files) {
  const text = readFileSync(file, 'latin1');
  for (const [pattern, what] of SECRETS) {
    if (pattern.test(text)) complaints.push(`${file} looks as if it contained ${what}`);
  }
}

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exit(1);
