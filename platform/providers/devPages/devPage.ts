import { createHash } from 'node:crypto';

/** A development page and its content security policy; send both. */
export interface DevPage {
  html: string;
  contentSecurityPolicy: string;
}

const STYLE = `
:root { color-scheme: light dark; --text: #1a2230; --soft: #5b6678; --line: #d8dee8; --card: #fff; --back: #f5f7fa;
  --accent: #1f5fd0; --on-accent: #fff; }
@media (prefers-color-scheme: dark) { :root { --text: #e7ebf2; --soft: #a3adbd; --line: #333d4d; --card: #1b222d;
  --back: #12171f; --accent: #8ab4ff; --on-accent: #0d1522; } }
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem; background: var(--back); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
h2 { font-size: 1.05rem; margin: 0; overflow-wrap: anywhere; }
.soft { color: var(--soft); margin: 0 0 1rem; }
ul { list-style: none; margin: 0; padding: 0; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: 1rem 1.25rem;
  margin: 0 0 1rem; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; margin: .75rem 0; }
a { color: var(--accent); overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; }
form { display: flex; flex-wrap: wrap; gap: .75rem; }
fieldset { flex: 1 0 100%; min-width: 0; }
button { font: inherit; color: var(--accent); background: transparent; border: 1px solid var(--accent);
  border-radius: .4rem; padding: .5rem 1rem; min-height: 2.75rem; cursor: pointer; }
button.main { background: var(--accent); color: var(--on-accent); }
button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

// The hash allows only this style, so that the text of a mail cannot add its own.
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Renders trusted HTML as a page without scripts. `formTargets` are the origins that its forms may redirect to. */
export function devPage(title: string, body: string, formTargets = "'self'"): DevPage {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`;
  const html = `<!doctype html>
<html lang="en"><head>${head}<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>
`;
  const contentSecurityPolicy = [
    `default-src 'none'`,
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action ${formTargets}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
  return { html, contentSecurityPolicy };
}
