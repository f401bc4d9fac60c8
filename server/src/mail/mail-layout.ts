import type { Language } from '@crisper/domain/languages/languages.ts';
import { serverWords } from '@crisper/texts/all/server-words.ts';
import { escapeHtml } from '#http/escape-html.ts';
import { unlinked } from './plain-words.ts';

/** The parts of a mail, from top to bottom. */
export type MailBlock =
  | { heading: string }
  /** A paragraph; line breaks are kept. */
  | { text: string }
  /** Text that another person wrote. */
  | { quote: string }
  | { button: string; link: string }
  /** A user wrote the titles: only `link` becomes a link. */
  | { list: readonly { title: string; detail?: string; link?: string }[] }
  /** Why the recipient got this mail, at its end. */
  | { smallPrint: string; label?: string; link?: string };

interface Rendered {
  text: string;
  html: string;
}

const FONT = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const RULE = 'border-top:1px solid #d8e4df';

/** The colours of the product. A style sheet adapts them to dark mode where mail programs support it. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.canvas{background:#0a1514!important}.card{background:#10201e!important;border-color:#233936!important}
.ink{color:#e9f3f0!important}.soft{color:#a6bdb8!important}.line{border-color:#233936!important}
.brand{color:#2dd4bf!important}.button{background:#2dd4bf!important;color:#04231f!important}
.quote{background:#0d1b19!important}}`;

/** A mail in the product's look, and the same as plain text. It loads nothing from anywhere. */
export function renderMail(subject: string, blocks: readonly MailBlock[], language: Language): Rendered {
  const parts = blocks.map((block) => renderBlock(block, language));
  return {
    text: `${parts.map(({ text }) => text).join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="canvas" style="margin:0;background:#f5f8f5">
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f8f5">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;${FONT}">
<tr><td class="brand" style="padding:0 8px 16px;font-size:20px;font-weight:700;color:#0f766e">Crisper</td></tr>
<tr><td class="card" style="padding:16px 28px 24px;background:#ffffff;border:1px solid #d8e4df;border-radius:20px">
${parts.map(({ html }) => html).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`,
  };
}

const paragraph = (text: string, style = 'font-size:16px;color:#0d2625', name = 'ink') =>
  `<p class="${name}" style="margin:16px 0;line-height:1.6;${style}">${withBreaks(text)}</p>`;

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

const anchor = (label: string, link: string) =>
  `<a class="brand" href="${escapeHtml(link)}" style="color:#0f766e">${escapeHtml(label)}</a>`;

function renderBlock(block: MailBlock, language: Language): Rendered {
  if ('heading' in block) {
    const html = `<h1 class="ink" style="margin:16px 0;font-size:22px;line-height:1.25;color:#0d2625">${escapeHtml(block.heading)}</h1>`;
    return { text: block.heading, html };
  }
  if ('text' in block) return { text: block.text, html: paragraph(block.text) };
  if ('quote' in block) return renderQuote(block.quote);
  if ('button' in block) return renderButton(block.button, block.link, language);
  if ('list' in block) return renderList(block.list);
  return renderSmallPrint(block, language);
}

function renderQuote(quote: string): Rendered {
  return {
    text: quote.replaceAll(/^/gm, '> '),
    html: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td class="quote ink" style="padding:16px;background:#e8f0ec;border-radius:12px;font-size:16px;line-height:1.6;color:#0d2625;overflow-wrap:anywhere">${withBreaks(quote)}</td></tr></table>`,
  };
}

function renderButton(label: string, link: string, language: Language): Rendered {
  return {
    text: `${serverWords[language].labelled({ label })}\n${link}`,
    html: `<p style="margin:24px 0"><a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:12px 22px;background:#0f766e;color:#ffffff;border-radius:12px;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`,
  };
}

function renderList(items: Extract<MailBlock, { list: unknown }>['list']): Rendered {
  const rows = items.map(({ title, detail, link }) => {
    const name = link ? anchor(unlinked(title), link) : escapeHtml(unlinked(title));
    const more = detail ? `<br><span class="soft" style="color:#45605e">${escapeHtml(detail)}</span>` : '';
    return `<tr><td class="ink line" style="padding:10px 0;${RULE};font-size:16px;line-height:1.5;color:#0d2625">${name}${more}</td></tr>`;
  });
  const lines = items.map(({ title, detail, link }) =>
    [`- ${unlinked(title)}${detail ? ` (${detail})` : ''}`, ...(link ? [`  ${link}`] : [])].join('\n'),
  );
  return {
    text: lines.join('\n'),
    html: `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join('\n')}</table>`,
  };
}

function renderSmallPrint(
  { smallPrint, label, link }: Extract<MailBlock, { smallPrint: string }>,
  language: Language,
): Rendered {
  const html = `<p class="soft line" style="margin:24px 0 0;padding-top:16px;${RULE};font-size:13px;line-height:1.5;color:#45605e">${withBreaks(smallPrint)}${link ? ` ${anchor(label ?? link, link)}` : ''}</p>`;
  const way = link ? `${label ? ` ${serverWords[language].labelled({ label })}` : ''}\n${link}` : '';
  // Mail programs take the text after this line for a signature.
  return { text: `-- \n${smallPrint}${way}`, html };
}
