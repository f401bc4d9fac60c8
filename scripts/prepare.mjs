// Installs the packages, and with options builds the web app and finds a browser. It may run on an older Node than ours,
// which is one of the packages, hence plain JavaScript without dependencies.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { whatToDo } from './setup-failures.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const wanted = new Set(process.argv.slice(2));

async function run(command, args, why) {
  const line = [command, ...args].join(' ');
  console.log(`${why} (${line})`);
  const child = spawn(command, args, {
    stdio: ['inherit', 'inherit', 'pipe'],
    shell: process.platform === 'win32',
  });
  let complaints = '';
  child.stderr.on('data', (text) => {
    process.stderr.write(text);
    complaints += text;
  });
  const status = await new Promise((resolve) => {
    child.once('error', (error) => {
      complaints += error.message;
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
  if (status === 0) return;
  console.error(`\n${whatToDo(line, root, complaints)}`);
  process.exit(status);
}

/** What is built, and the language that is made for the tests: they are no reason to build again. */
const MADE = /^(?:node_modules|dist|dist-.*|pseudo)$/;

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return MADE.test(entry.name) ? [] : filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths.sort()) hash.update(path).update('\0').update(readFileSync(path));
  return hash.digest('hex');
}

/** Runs `work` unless the stamp says it was done for exactly these files. */
async function whenStale(stamp, paths, work) {
  const now = fingerprint(paths);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  await work();
  writeFileSync(stamp, now);
}

await whenStale('node_modules/.crisper-installed', ['package-lock.json'], () =>
  run('npm', ['ci', '--no-audit', '--no-fund'], 'Installing what the lockfile says'),
);

if (wanted.has('--build')) {
  const sources = [
    ...filesBelow('web'),
    ...filesBelow('domain/src'),
    ...filesBelow('texts/src'),
    'package-lock.json',
  ];
  await whenStale('web/dist/.built-from', sources, () =>
    run('npm', ['run', 'build'], 'Building the web app'),
  );
}

/** Debian's packages can be installed here. */
const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

if (wanted.has('--browser')) {
  const { installedBrowser } = await import('./browser.mjs');
  if (!installedBrowser()) {
    console.log('No browser for the tests found; installing one.');
    const { status } = spawnSync('npx', ['playwright', 'install', '--no-shell', 'chromium'], {
      stdio: 'inherit',
    });
    if (status !== 0 && debian) {
      await run('apt-get', ['update', '-q'], 'Looking for a browser among the system packages');
      await run(
        'apt-get',
        ['install', '-y', '-q', 'chromium', 'chromium-headless-shell'],
        'Installing Chromium',
      );
    } else if (status !== 0) {
      console.error('Install Chromium or Chrome, or say where one is in CHROME_PATH, and try again.');
      process.exit(1);
    }
  }
}

if (wanted.has('--engines')) {
  const { installedFirefox, onPath } = await import('./browser.mjs');
  const packages = [
    ...(installedFirefox() ? [] : ['firefox-esr']),
    ...(onPath('WebKitWebDriver') ? [] : ['webkit2gtk-driver']),
    ...(onPath('Xvfb') ? [] : ['xvfb']),
  ];
  if (packages.length > 0 && debian) {
    await run('apt-get', ['update', '-q'], 'Looking for the other browsers among the system packages');
    await run(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', ...packages],
      'Installing the other browsers',
    );
  } else if (packages.length > 0) {
    console.error(
      `Install what is missing of the other browsers, on Debian with "sudo apt-get install ${packages.join(' ')}", then say the same again.`,
    );
    process.exit(1);
  }
}
