import { OIDC_CHANNEL, type OidcResult } from '@crisper/domain/accounts/oidc-popup.ts';
import type { Language } from '@crisper/domain/languages/languages.ts';
import * as paths from '@crisper/domain/paths.ts';
import { signInPopup } from '@crisper/texts/all/sign-in.ts';
import { escapeHtml } from '#http/escape-html.ts';

export const POPUP_SCRIPT_PATH = '/auth/oidc/popup.js';

/** The last page of the popup: it reports how the sign-in ended and closes itself. */
export function popupPage(result: OidcResult, language: Language): string {
  const texts = signInPopup[language];
  const text = result.outcome === 'signed-in' ? texts.signedIn : texts.notSignedIn;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="result" content="${escapeHtml(JSON.stringify(result))}">
<title>Crisper</title>
<script src="/api${POPUP_SCRIPT_PATH}" defer></script>
</head>
<body>
<main>
<p>${text}</p>
<p><a href="${paths.inLanguage(language, paths.dashboard)}">${texts.goOn}</a></p>
</main>
</body>
</html>
`;
}

/** The provider's pages may cut off the opener, so the result is sent in both ways, to our origin only. */
export const POPUP_SCRIPT = `const result = JSON.parse(document.querySelector('meta[name="result"]').content);
if (window.opener) window.opener.postMessage(result, location.origin);
const channel = new BroadcastChannel(${JSON.stringify(OIDC_CHANNEL)});
channel.postMessage(result);
setTimeout(() => { channel.close(); window.close(); }, 50);
`;
