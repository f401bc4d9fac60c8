import * as paths from '@crisper/domain/paths.ts';
import type { Manifest } from 'vite';

const HEAD_TAGS = /^(?:<(?:title)[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;
const escapeForScript = (json: string) => json.replaceAll('<', '\\u003c');

const lowPriorityPreload = (file: string) => `<link rel="modulepreload" fetchpriority="low" href="/${file}">`;

/** The file and everything it imports. */
function filesOf(manifest: Manifest, module: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`The build has no file for ${module}.`);
  if (!seen.has(chunk.file)) {
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  }
  return seen;
}

/** The module of that name which the entry imports dynamically. */
export function stepOf(manifest: Manifest, name: string): string {
  const step = manifest['index.html']?.dynamicImports?.find((key) => key.includes(name));
  if (!step) throw new Error(`The entry does not import ${name}.`);
  return step;
}

/** The files that every page loads first: the entry, and its dynamic imports. */
function startFiles(manifest: Manifest): Set<string> {
  const files = filesOf(manifest, 'index.html');
  for (const name of ['react-dom', 'create-app', 'app/routes'])
    filesOf(manifest, stepOf(manifest, name), files);
  return files;
}

/** Vite's index.html with the stylesheet inlined, fonts preloaded and scripts late. */
export function shellDocument(index: string, css: string, manifest: Manifest): string {
  const fonts = [...css.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].map(
    ([, url]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
  );
  const [entry, ...imports] = [...startFiles(manifest)];
  return index
    .replaceAll(
      /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g,
      '',
    )
    .replace('</head>', () =>
      [
        ...fonts,
        `<style>${css}</style>`,
        `<script type="module" fetchpriority="low" src="/${entry}"></script>`,
        ...imports.map(lowPriorityPreload),
        '</head>',
      ].join('\n'),
    );
}

/** What shared links show: the page's own title and description, and a picture. */
function socialTags(head: string, path: string): string {
  const title = head.match(/<title>([^<]*)<\/title>/)?.[1];
  const description = head.match(/name="description" content="([^"]*)"/)?.[1];
  if (!title || !description) throw new Error(`${path} has no title or description.`);
  return [
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Crisper">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${path}">`,
    `<meta property="og:image" content="/social/${path === paths.blog ? 'blog' : 'crisper'}.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}

/** The page with the files of these modules preloaded. */
export function withModules(page: string, modules: string[], manifest: Manifest): string {
  const main = startFiles(manifest);
  const own = modules.flatMap((module) => [...filesOf(manifest, module)]).filter((file) => !main.has(file));
  const preloads = [...new Set(own.map(lowPriorityPreload))];
  return page.replace('</head>', () => [...preloads, '</head>'].join('\n'));
}

/** A page for the app to fill: nothing can be read before the scripts have run, so fonts wait for them. */
export function emptyDocument(shell: string, modules: string[], manifest: Manifest): string {
  return withModules(shell, modules, manifest)
    .replaceAll(' fetchpriority="low"', '')
    .replaceAll('<link rel="preload" as="font"', '<link rel="preload" fetchpriority="low" as="font"');
}

interface Rendered {
  html: string;
  prefetched: object | null;
}

/** The tags that React puts in front of the page, and the page. */
function partsOf({ html }: Rendered): { head: string; body: string } {
  // The CSP forbids style attributes; React sets those only once it runs.
  const styled = html.match(/<[^>]* style="[^>]*>/);
  if (styled) throw new Error(`A page has a style attribute, which the CSP blocks: ${styled[0]}`);
  const head = html.match(HEAD_TAGS)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/** A page for signed-in people: the frame around it, which the app hydrates, and then fills. */
export function frameDocument(shell: string, page: Rendered, modules: string[], manifest: Manifest): string {
  return withModules(shell, modules, manifest)
    .replaceAll(' fetchpriority="low"', '')
    .replace('<div id="root"></div>', () => `<div id="root">${partsOf(page).body}</div>`);
}

export function pageDocument(shell: string, path: string, page: Rendered): string {
  const { head, body } = partsOf(page);
  const tags = head.replaceAll(/<link rel="preload"[^>]*>/g, '');
  const data = page.prefetched
    ? `<script type="application/json" id="prefetched">${escapeForScript(JSON.stringify(page.prefetched))}</script>`
    : '';
  return (
    shell
      // That is for pages which are empty without it.
      .replace(/\s*<div class="[^"]*noscript:block">[\s\S]*?<\/div>/, '')
      .replace('</head>', () => [tags, socialTags(tags, path), '</head>'].join('\n'))
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${data}`)
  );
}
