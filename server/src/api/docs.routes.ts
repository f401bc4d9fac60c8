import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '#http/escape-html.ts';
import { openApiDocument } from './openapi.ts';

type Document = ReturnType<typeof openApiDocument>;
type Operation = Document['paths'][string][string];

/** The API document for programs, and the same for people. */
export function docsRoutes(app: FastifyInstance): void {
  let made: { document: Document; page: string } | undefined;
  /** Made for the first reader: it takes long, and the server would start later. */
  const docs = () => {
    made ??= make();
    return made;
  };
  // The same for every caller; browsers revalidate it before each use.
  const open = { 'cache-control': 'no-cache', vary: 'accept-encoding' };
  app.get('/docs', (_request, reply) =>
    reply.headers(open).type('text/html; charset=utf-8').send(docs().page),
  );
  app.get('/docs/style.css', (_request, reply) =>
    reply.headers(open).type('text/css; charset=utf-8').send(STYLE),
  );
  app.get('/docs/openapi.json', (_request, reply) => reply.headers(open).send(docs().document));
}

function make() {
  const document = openApiDocument();
  return { document, page: renderPage(document) };
}

const code = (value: unknown) =>
  `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(value, null, 2))}</code></pre>`;

function renderPage({ info, paths }: Document): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Crisper API</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<main>
<h1>Crisper API</h1>
<p>${escapeHtml(info.description)} All calls take and answer JSON. A failure answers <code>{ code, message, fields? }</code>.
The same as an <a href="/api/docs/openapi.json">OpenAPI 3.1 document</a>.</p>
<nav aria-label="Calls"><ul>${calls
    .map(
      ({ path, method, operation }) =>
        `<li><a href="#${operation.operationId}"><b>${method}</b> ${escapeHtml(path)}</a></li>`,
    )
    .join('')}</ul></nav>
${calls.map(({ path, method, operation }) => renderCall(path, method, operation)).join('\n')}
</main>
</body>
</html>
`;
}

function renderCall(path: string, method: string, operation: Operation): string {
  const { parameters, requestBody, responses } = operation;
  return `<section id="${operation.operationId}">
<h2><b class="${method}">${method}</b> ${escapeHtml(path)}</h2>
<p>${escapeHtml(operation.summary)}. ${escapeHtml(operation.description)}</p>
${parameters.length > 0 ? `<details><summary>Parameters</summary>${code(parameters)}</details>` : ''}
${requestBody ? `<details><summary>Body</summary>${code(requestBody.content)}</details>` : ''}
<details><summary>Answers</summary>${code(responses)}</details>
</section>`;
}

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h2 { font-size: 1.1rem; font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
h2 b { padding: 0.1em 0.5em; border-radius: 0.4em; color: #fff; background: #0f766e; }
h2 .DELETE { background: #b91c1c; }
h2 .PUT, h2 .PATCH { background: #92400e; }
section { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 0.5rem 0 1rem; }
nav ul { list-style: none; padding: 0; font-family: ui-monospace, monospace; }
nav li { margin: 0.4rem 0; }
nav b { display: inline-block; min-width: 4.5em; }
a { color: light-dark(#0f766e, #5eead4); }
pre { overflow-x: auto; padding: 1rem; border-radius: 0.5rem; background: color-mix(in srgb, currentColor 8%, transparent); }
summary { cursor: pointer; padding: 0.25rem 0; }
`;
