import { escapeHtml } from '#http/escape-html.ts';

/** The preview that a chat shows of a link. */
export interface LinkPreview {
  title: string;
  description: string;
  /** An absolute URL, or a path on this server. */
  image: string;
}

/**
 * The page with the preview in its head. The app removes the title when it starts and sets its own: a browser shows
 * the first one it finds.
 */
export function withPreview(page: string, path: string, preview: LinkPreview, origin: string): string {
  const title = escapeHtml(preview.title);
  const description = escapeHtml(preview.description);
  const image = escapeHtml(new URL(preview.image, origin).href);
  const tags = [
    `<title data-preview>${title} · Crisper</title>`,
    `<meta data-preview name="description" content="${description}">`,
    '<meta property="og:type" content="website">',
    '<meta property="og:site_name" content="Crisper">',
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:url" content="${escapeHtml(new URL(path, origin).href)}">`,
    `<meta property="og:image" content="${image}">`,
    '<meta name="twitter:card" content="summary">',
    // The page shows it, too, but would request it only after its scripts have run.
    ...(/^(\/|https:)/.test(preview.image)
      ? [`<link rel="preload" as="image" href="${escapeHtml(preview.image)}" referrerpolicy="no-referrer">`]
      : []),
  ];
  // A function, because a title may contain what replace would take for a pattern.
  return page.replace('</head>', () => `${tags.join('\n')}\n</head>`);
}
