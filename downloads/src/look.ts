import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const PUBLIC = new URL('../../web/public/', import.meta.url);

const dataUrl = (type: string, file: string | URL) =>
  `data:${type};base64,${readFileSync(file).toString('base64')}`;

/** One file a weight: from a variable font the browser would print shapes instead of a font. */
function fontFace(family: string, name: string, weight: number): string {
  const file = require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);
  return `@font-face {
    font-family: '${family}'; font-weight: ${weight};
    src: url(${dataUrl('font/woff2', file)}) format('woff2');
  }`;
}

export const picture = (name: string): string =>
  dataUrl('image/webp', new URL(`pictures/${name}.webp`, PUBLIC));

const logo = readFileSync(new URL('favicon.svg', PUBLIC), 'utf8');

/** The product's faces and its light colours, for paper. */
const STYLE = `
  ${fontFace('Display', 'bricolage-grotesque', 700)}
  ${[500, 600, 700].map((weight) => fontFace('Text', 'figtree', weight)).join('')}
  :root {
    --ink: #0d2625; --ink-soft: #45605e; --line: #d8e4df; --line-strong: #74908b;
    --brand: #0f766e; --brand-soft: #d6f1eb; --deep: #0a3633; --on-deep: #ecfbf7; --mint: #7ff0d8;
    --citrus: #ffc95c; --sunken: #e8f0ec; --frost: #eefaf7; --frost-deep: #cfe9e2;
  }
  @page { size: A4; margin: 0; }
  * { box-sizing: border-box; margin: 0; padding: 0; print-color-adjust: exact; }
  body { font: 500 9pt/1.35 Text; color: var(--ink); }
  .page { width: 210mm; height: 297mm; padding: 11mm 12mm 9mm; display: flex; flex-direction: column;
    overflow: hidden; break-after: page; }
  .page:last-child { break-after: auto; }
  h1, h2 { font-family: Display; font-weight: 700; letter-spacing: -0.02em; line-height: 1.05; }
  header.top { display: flex; align-items: flex-end; gap: 8mm; padding-bottom: 4mm; margin-bottom: 4mm;
    border-bottom: 0.6mm solid var(--deep); }
  header.top h1 { font-size: 24pt; white-space: nowrap; }
  header.top p { color: var(--ink-soft); max-width: 96mm; padding-bottom: 0.6mm; }
  .logo { margin-left: auto; display: flex; align-items: center; gap: 2mm; font: 700 14pt Display; }
  .logo svg { width: 8mm; height: 8mm; }
  footer { margin-top: auto; padding-top: 3mm; color: var(--ink-soft); font-size: 7.5pt;
    display: flex; justify-content: space-between; gap: 8mm; }
  footer span:last-child { white-space: nowrap; }
`;

interface Sheet {
  title: string;
  description: string;
  style: string;
  pages: string[];
}

/** A document ready to be printed; each page is the HTML within its margins. */
export function sheet({ title, description, style, pages }: Sheet): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
    <meta name="description" content="${description}"><style>${STYLE}${style}</style></head>
    <body>${pages.map((page) => `<section class="page">${page}</section>`).join('')}</body></html>`;
}

export const top = (title: string, text: string): string =>
  `<header class="top"><h1>${title}</h1><p>${text}</p><span class="logo">${logo}Crisper</span></header>`;

/** The title card at the beginning and the end of a film. */
export const titleCard = (
  title: string,
  text: string,
): string => `<!doctype html><meta charset="utf-8"><style>${STYLE}
  body { height: 100vh; display: grid; place-content: center; justify-items: center; gap: 18px; background: var(--deep);
    color: var(--on-deep); font-size: 26px; }
  h1 { font-size: 68px; } svg { width: 96px; height: 96px; } p { color: #a9d4cb; }
  </style>${logo}<h1>${title}</h1><p>${text}</p>`;
