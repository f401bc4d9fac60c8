import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A copy of the built web app in which every script and every list of them has another name, as if each had changed, and
 * every document says that it is of the next build.
 */
export async function makeNextBuild(folder: string): Promise<string> {
  const next = await mkdtemp(join(tmpdir(), 'crisper-next-build-'));
  // Compressed files would still have the old names in them; the server can do without.
  await cp(folder, next, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const entries = await readdir(next, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const scripts = files.filter((path) => /\/assets\/[^/]+\.js(?:on)?$/.test(path));
  const names = new Set(scripts.map((path) => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))));
  for (const path of files.filter((file) => /\.(html|js|json)$/.test(file))) {
    const text = await readFile(path, 'utf8');
    const changed = text
      .replaceAll(/([\w.-]+)\.js/g, (file, name) => (names.has(name) ? `${name}-next.js` : file))
      .replace(/^<!doctype html>\s*<html /i, '$&data-build="next" ')
      .replace(/(\bversion:[`"'])(\w+)/, '$1next$2');
    await writeFile(path, changed);
  }
  for (const path of scripts) await rename(path, path.replace(/(?=\.js(?:on)?$)/, '-next'));
  return next;
}
