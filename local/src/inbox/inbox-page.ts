import { formatPhoneNumber, formatTime, PRODUCT_NAME } from '@fleetfoot/shared/domain';
import type { InboxCode } from './verification-codes';

/** The inbox page's style sheet. */
const INBOX_STYLE = `
:root { color-scheme: light dark; --text: #16202c; --quiet: #536173; --line: #d8dee6; --page: #f6f8fa; --card: #fff; --link: #0b5fae; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e9eef4; --quiet: #a3b1c2; --line: #2e3947; --page: #10161d; --card: #18212b; --link: #7ab8ff; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { margin: 0; font-size: 1.5rem; }
p { margin: 0.25rem 0 1rem; color: var(--quiet); }
a { color: var(--link); }
ul { margin: 0; padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1rem; padding: 0.75rem 1rem; margin-bottom: 0.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; }
.number { flex: 1 1 9rem; }
.code { font-size: 1.5rem; letter-spacing: 0.12em; font-variant-numeric: tabular-nums; }
.time { color: var(--quiet); min-width: 3.5rem; text-align: right; }
.used .code { text-decoration: line-through; color: var(--quiet); font-weight: 400; }
#status { min-height: 1.5em; }
`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for HTML content and quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A code as the page and its script show it. */
export interface InboxRow {
  readonly id: string;
  readonly code: string;
  readonly number: string;
  readonly time: string;
  readonly used: boolean;
}

export function inboxRow({ id, code, phoneNumber, time, used }: InboxCode): InboxRow {
  return { id, code, number: formatPhoneNumber(phoneNumber), time: formatTime(new Date(time)), used };
}

function listItem({ code, number, time, used }: InboxRow): string {
  return `<li${used ? ' class="used"' : ''}>
      <span class="number">${escapeHtml(number)}</span>
      <strong class="code">${escapeHtml(code)}</strong>
      <span class="time">${used ? 'Used' : escapeHtml(time)}</span>
    </li>`;
}

/**
 * The inbox page: complete without its script, which only keeps it up to date.
 * @param nonce of the response's Content-Security-Policy
 */
export function inboxPage(codes: readonly InboxCode[], nonce: string): string {
  const rows = codes.map(inboxRow);
  return `<!doctype html>
<html lang="en-ZA">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Codes · ${PRODUCT_NAME}</title>
    <link rel="icon" href="data:,">
    <style nonce="${nonce}">${INBOX_STYLE}</style>
    <script nonce="${nonce}" src="/local/inbox.js" defer></script>
  </head>
  <body>
    <main>
      <h1>Codes</h1>
      <p>The text messages that ${PRODUCT_NAME} would send. Nothing leaves this machine.</p>
      <p id="empty"${rows.length > 0 ? ' hidden' : ''}>No codes yet. Enter a mobile number on <a href="/login">the sign-in page</a>.</p>
      <ul id="codes" aria-label="Codes, newest first">
        ${rows.map(listItem).join('\n        ')}
      </ul>
      <p id="status" role="status"></p>
    </main>
  </body>
</html>
`;
}
