import { formatPhoneNumber, formatTime, PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { localPage } from '../host/local-page';
import { type InboxMessage, type MessageRow, messageRow } from './messages';
import type { InboxCode } from './verification-codes';

const STYLE = `
ul { margin: 0; padding: 0; list-style: none; }
li { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.25rem 1rem; padding: 0.75rem 1rem; margin-bottom: 0.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; }
.number { flex: 1 1 9rem; }
.code { font-size: 1.5rem; letter-spacing: 0.12em; font-variant-numeric: tabular-nums; }
.time { color: var(--quiet); min-width: 3.5rem; text-align: right; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.125rem; }
.text { flex: 1 1 100%; overflow-wrap: anywhere; }
.used .code { text-decoration: line-through; color: var(--quiet); font-weight: 400; }
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

function messageItem({ number, time, text, link }: MessageRow): string {
  const open = link === undefined ? '' : `\n      <a href="${escapeHtml(link)}">Open the link</a>`;
  return `<li>
      <span class="number">${escapeHtml(number)}</span>
      <span class="time">${escapeHtml(time)}</span>
      <span class="text">${escapeHtml(text)}</span>${open}
    </li>`;
}

/**
 * The inbox page: complete without its script, which only keeps it up to date.
 * @param nonce of the response's Content-Security-Policy
 */
export function inboxPage(
  codes: readonly InboxCode[],
  messages: readonly InboxMessage[],
  nonce: string,
): string {
  const rows = codes.map(inboxRow);
  const received = messages.map(messageRow);
  return localPage({
    ...{ title: 'Codes', style: STYLE, script: '/local/inbox.js', nonce },
    content: `<p>The text messages that ${PRODUCT_NAME} would send. Nothing leaves this machine.</p>
      <p id="empty"${rows.length > 0 ? ' hidden' : ''}>No codes yet. Enter a mobile number on <a href="/login">the sign-in page</a>.</p>
      <ul id="codes" aria-label="Codes, newest first">
        ${rows.map(listItem).join('\n        ')}
      </ul>
      <h2>Messages</h2>
      <p id="no-messages"${received.length > 0 ? ' hidden' : ''}>No messages yet. One comes when somebody is invited to a team.</p>
      <ul id="messages" aria-label="Messages, newest first">
        ${received.map(messageItem).join('\n        ')}
      </ul>`,
  });
}
