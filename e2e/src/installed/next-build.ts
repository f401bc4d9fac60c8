import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A copy of the built web app in which every script has another name, as if each had changed, and every document says
 * that it is of the next build.
 */
export async function makeNextBuild(folder: string): Promise<string> {
  const next = await mkdtemp(join(tmpdir(), 'crisper-next-build-'));
  // Compressed files would still have the old names in them; the server can do without.
  await cp(folder, next, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const entries = await readdir(next, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const scripts = files.filter((path) => /\/assets\/[^/]+\.js$/.test(path));
  const names = scripts.map((path) => path.slice(path.lastIndexOf('/') + 1, -'.js'.length));
  const named = new RegExp(`(${names.join('|')})\\.js`, 'g');
  for (const path of files.filter((file) => /\.(html|js)$/.test(file))) {
    const text = await readFile(path, 'utf8');
    const changed = text
      .replaceAll(named, '$1-next.js')
      .replace(/^<!doctype html>\s*<html /i, '$&data-build="next" ')
      .replace(/(\bversion:[`"'])(\w+)/, '$1next$2');
    await writeFile(path, changed);
  }
  for (const path of scripts) await rename(path, path.replace(/\.js$/, '-next.js'));
  return next;
}
