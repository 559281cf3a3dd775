import { formatPhoneNumber, formatTime, PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { escapeHtml } from './escape-html';
import { INBOX_STYLE } from './inbox-style';
import type { InboxCode } from './verification-codes';

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
