/**
 * The list alone, in black, each row whole on its page. Adopted by the page while it is there: the style sheet of the app
 * is part of every document, and other pages need none of this.
 */
const RULES = `@media print {
  :is(header, footer, nav, aside):not(main *), [data-bottom-bars], dialog, main form, main li button { display: none !important; }
  html, body { background: #fff !important; }
  [data-frame] { display: block !important; padding: 0 !important; }
  main { display: block !important; min-height: 0 !important; }
  main, main * { color: #000 !important; background: none !important; border-color: #999 !important; box-shadow: none !important; }
  main label { padding-inline-end: 12px !important; }
  main li { break-inside: avoid; content-visibility: visible !important; }
  main h2 { break-after: avoid; }
  main input { border-radius: 3px !important; }
}`;

/** Returns what takes it away again. */
export function printAsList(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
