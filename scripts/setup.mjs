// Makes a clone ready to run: `npm start` and `npm test` call this first.
// It may run on an old Node before ours is installed, hence plain JavaScript without dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const wanted = new Set(process.argv.slice(2));

function run(command, args, why) {
  console.log(`${why} (${[command, ...args].join(' ')})`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error(
      `Set-up stopped: ${command} ${args.join(' ')} failed. Mend what it says above and try again.`,
    );
    process.exit(status ?? 1);
  }
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.sort()) hash.update(path).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

/** Runs `work` unless the stamp says it was done for exactly these files. */
function whenStale(stamp, paths, work) {
  const now = fingerprint(paths);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  work();
  writeFileSync(stamp, now);
}

whenStale('node_modules/.crisper-installed', ['package-lock.json'], () =>
  run('npm', ['ci', '--no-audit', '--no-fund'], 'Installing what the lockfile says'),
);

if (wanted.has('--build')) {
  const sources = [
    ...filesBelow('web'),
    ...filesBelow('domain/src'),
    ...filesBelow('texts/src'),
    'package-lock.json',
  ];
  whenStale('web/dist/.built-from', sources, () => run('npm', ['run', 'build'], 'Building the web app'));
}

if (wanted.has('--browser')) {
  const { installedBrowser } = await import('./browser.mjs');
  if (!installedBrowser()) {
    const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
    console.log('No browser for the tests found; installing one.');
    const { status } = spawnSync('npx', ['playwright', 'install', '--no-shell', 'chromium'], {
      stdio: 'inherit',
    });
    if (status !== 0 && debian) {
      run('apt-get', ['update', '-q'], 'Looking for a browser among the system packages');
      run('apt-get', ['install', '-y', '-q', 'chromium', 'chromium-headless-shell'], 'Installing Chromium');
    } else if (status !== 0) {
      console.error('Install Chromium or Chrome, or say where one is in CHROME_PATH, and try again.');
      process.exit(1);
    }
  }
}
