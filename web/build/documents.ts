import { DEFAULT_LANGUAGE, type Language } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import { ENTRY, loadedWith, type Script, STEPS, scriptOf } from './scripts.ts';

const HEAD_TAGS = /^(?:<(?:title)[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;
const escapeForScript = (json: string) => json.replaceAll('<', '\\u003c');

const lowPriorityPreload = ({ fileName }: Script) =>
  `<link rel="modulepreload" fetchpriority="low" href="/${fileName}">`;

const filesWith = (modules: readonly string[], scripts: readonly Script[]) =>
  loadedWith(
    modules.map((module) => scriptOf(module, scripts)),
    scripts,
  );

interface Shell {
  /** As Vite made it. */
  index: string;
  css: string;
  scripts: readonly Script[];
  language: Language;
  languages: readonly Language[];
  /** What stands on a page that is empty without scripts. */
  noScript: string;
}

/** Vite's index.html with the stylesheet inlined, fonts preloaded and scripts late. */
function shellDocument({ index, css, scripts, language, noScript }: Shell): string {
  const fonts = [...css.matchAll(/url\((\/assets\/[^)]+\.woff2)\)/g)].map(
    ([, url]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
  );
  const [entry, ...imports] = filesWith([ENTRY], scripts);
  return index
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('/site.webmanifest', paths.inLanguage(language, '/site.webmanifest'))
    .replace(/<!-- The build says here[^>]*-->/, () => noScript)
    .replaceAll(
      /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g,
      '',
    )
    .replace('</head>', () =>
      [
        ...fonts,
        `<style>${css}</style>`,
        `<script type="module" fetchpriority="low" src="/${entry?.fileName}"></script>`,
        ...imports.map(lowPriorityPreload),
        '</head>',
      ].join('\n'),
    );
}

/** Where search engines find the page, and where in other languages. */
function alternateTags(path: string, { language, languages }: Shell): string[] {
  const url = (other: Language) => paths.inLanguage(other, path).replaceAll('&', '&amp;');
  const alternate = (name: string, other: Language) =>
    `<link rel="alternate" hreflang="${name}" href="${url(other)}">`;
  return [
    `<link rel="canonical" href="${url(language)}">`,
    ...languages.map((other) => alternate(other, other)),
    alternate('x-default', DEFAULT_LANGUAGE),
  ];
}

/** What shared links show: the page's own title and description, and a picture. */
function socialTags(head: string, path: string, { language }: Shell): string {
  const title = head.match(/<title>([^<]*)<\/title>/)?.[1];
  const description = head.match(/name="description" content="([^"]*)"/)?.[1];
  if (!title || !description) throw new Error(`${path} has no title or description.`);
  return [
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Crisper">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${paths.inLanguage(language, path)}">`,
    `<meta property="og:locale" content="${language}">`,
    `<meta property="og:image" content="/social/${path === paths.blog ? 'blog' : 'crisper'}.png">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}

/**
 * The page with the files of these modules preloaded, and with those that every page needs later. A browser without TLS
 * fetches six at a time, in this order: the largest are among the first.
 */
function withModules(page: string, modules: readonly string[], scripts: readonly Script[]): string {
  const first = new Set(filesWith([ENTRY], scripts));
  const steps = STEPS.map((step) => scriptOf(step, scripts));
  const others = loadedWith([...steps, ...filesWith(modules, scripts)], scripts);
  const preloads = others.filter((file) => !first.has(file)).map(lowPriorityPreload);
  return page.replace('</head>', () => [...preloads, '</head>'].join('\n'));
}

/** A page for the app to fill: what a person looks for is not there before the scripts have run, so fonts wait for them. */
function emptyDocument(shell: string, modules: readonly string[], scripts: readonly Script[]): string {
  const fonts: string[] = [];
  return withModules(shell, modules, scripts)
    .replaceAll(' fetchpriority="low"', '')
    .replaceAll(/<link rel="preload" as="font"[^>]*>\n/g, (font) => {
      fonts.push(font);
      return '';
    })
    .replace('</head>', () => `${fonts.join('')}</head>`);
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
const frameDocument = (empty: string, page: Rendered) =>
  empty.replace('<div id="root"></div>', () => `<div id="root">${partsOf(page).body}</div>`);

function pageDocument(html: string, path: string, page: Rendered, shell: Shell): string {
  const { head, body } = partsOf(page);
  const tags = head.replaceAll(/<link rel="preload"[^>]*>/g, '');
  const data = page.prefetched
    ? `<script type="application/json" id="prefetched">${escapeForScript(JSON.stringify(page.prefetched))}</script>`
    : '';
  return (
    html
      // That is for pages which are empty without it.
      .replace(/\s*<div class="[^"]*noscript:block">[\s\S]*?<\/div>/, '')
      .replace('</head>', () =>
        [tags, ...alternateTags(path, shell), socialTags(tags, path, shell), '</head>'].join('\n'),
      )
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${data}`)
  );
}

/** Makes the documents of a language, each with the files of its modules. */
export function documentsOf(shell: Shell) {
  const html = shellDocument(shell);
  const { scripts } = shell;
  const empty = (modules: readonly string[]) => emptyDocument(html, modules, scripts);
  return {
    empty,
    frame: (page: Rendered, modules: readonly string[]) => frameDocument(empty(modules), page),
    page: (path: string, page: Rendered, modules: readonly string[]) =>
      withModules(pageDocument(html, path, page, shell), modules, scripts),
  };
}
