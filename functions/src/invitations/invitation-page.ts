import { createHash } from 'node:crypto';
import { PRODUCT_NAME } from '@fleetfoot/shared/domain';
import { attribute as escaped, TYPEFACE_LINKS, TYPEFACE_STYLE } from '@fleetfoot/shared/federation/server';
import { asRole } from '@fleetfoot/shared/model/team/people';
import { endingOf } from '@fleetfoot/shared/session/opened-invitation';
import { BASE_STYLE } from '@fleetfoot/shared/ui/base-style';
import type { OpenedInvitation } from './find-invitation';

/** Where the page has its script from: beside it, so that the standing policy names no further script. */
export const INVITATION_SCRIPT_PATH = '/i/open.js';

/** As the form to sign in looks, to which it leads. */
const STYLE = `${BASE_STYLE}
  main { display: grid; grid-template-columns: minmax(0, 440px); justify-content: center; align-content: safe center; gap: var(--space-6); min-height: 100dvh; padding: var(--space-6) var(--space-4) 14dvh; }
  .brand { display: flex; align-items: center; justify-content: center; gap: var(--space-3); font-size: var(--text-lg); font-weight: 650; letter-spacing: -0.015em; }
  .sheet { display: grid; gap: var(--space-4); padding: var(--space-8); background: var(--surface); border: 1px solid var(--border); border-radius: var(--radius-lg); box-shadow: var(--shadow); overflow-wrap: anywhere; }
  .go { display: flex; align-items: center; justify-content: center; min-height: var(--target); margin-block: var(--space-2); padding: var(--space-2) var(--space-4); background: var(--accent); border: 1px solid transparent; border-radius: var(--radius); color: var(--on-accent); font-weight: 550; text-decoration: none; }
  .go:hover { background: var(--accent-hover); }
  .go[aria-busy] { cursor: progress; opacity: 0.7; }
  .note { color: var(--muted); font-size: var(--text-xs); }
  @media (max-width: 480px) { .sheet { padding: var(--space-6) var(--space-5); } }
  @media (forced-colors: active) { .go { border-color: currentColor; } }
`;

/** The mark of the product, as shared/ui/product-mark.tsx draws it. */
const MARK = `<svg width="32" height="32" viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="8" fill="var(--accent)"/><g stroke="var(--on-accent)" stroke-width="2.25" stroke-linecap="round"><circle cx="18.5" cy="16" r="7.5"/><path d="M5.5 11.5h4M3.5 16h4M5.5 20.5h4"/></g><path d="M18.5 16l4.8-5.7M18.5 16l2.6 7M18.5 16l-7.4-1.3" stroke="var(--on-accent)" stroke-width="1.25"/><circle cx="18.5" cy="16" r="1.9" fill="var(--on-accent)"/></svg>`;

const hashOf = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** What these pages may do: be seen, and ask this site for a number. It travels in the page, as that of every page does. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src ${hashOf(STYLE)} ${hashOf(TYPEFACE_STYLE)}`,
  "font-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** @param content below the heading, as HTML */
function page(heading: string, content: string, script?: string): string {
  return `<!doctype html>
<html lang="en-ZA">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${POLICY}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="format-detection" content="telephone=no">
    <meta name="robots" content="noindex, nofollow">
    <meta name="referrer" content="no-referrer">
    <title>${heading} · ${PRODUCT_NAME}</title>
    <link rel="icon" href="data:,">
    ${TYPEFACE_LINKS}
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <p class="brand" translate="no">${MARK}${PRODUCT_NAME}</p>
      <div class="sheet">
        <h1>${heading}</h1>
        ${content}
      </div>
    </main>${script === undefined ? '' : `\n    <script src="${script}" defer></script>`}
  </body>
</html>
`;
}

/** The page of an invitation: who invites whom as what, and the way to sign in. Only the end of the number is in it. */
export function invitationPage({ organizationName, role, invitedBy, phoneNumber }: OpenedInvitation): string {
  const who = invitedBy === undefined ? 'You are invited' : `${escaped(invitedBy)} invited you`;
  return page(
    `Join ${escaped(organizationName)}`,
    `<p>${who} to the team of <strong translate="no">${escaped(organizationName)}</strong> on ${PRODUCT_NAME}, as ${asRole(role)}.</p>
        <p>The invitation is for the mobile number ending in <strong>${escaped(endingOf(phoneNumber))}</strong>. Sign in with that number to accept it.</p>
        <a class="go" id="continue" href="/login">Continue</a>
        <p class="note">Signed in with another number? Sign out first, then open this link again. Not your number? Ask for an invitation to yours.</p>`,
    INVITATION_SCRIPT_PATH,
  );
}

/** The page of a link that opens nothing, whatever the reason. */
export const NO_INVITATION = page(
  'This link opens no invitation',
  `<p>It may have been used or replaced by a newer one, or its time is over.</p>
        <p>Open the newest message that you have, or ask whoever invited you to send the invitation again. If you know your invited number, you can also <a href="/login">sign in</a> with it.</p>`,
);

export const TOO_MANY_TRIES = page('Too many tries', '<p>Wait a minute, then open the link again.</p>');

export const NOT_NOW = page(
  'We cannot open this right now',
  '<p>Something went wrong on our side. Open the link again in a moment.</p>',
);

/** A page for a browser that saves data: with the letters of the device. */
export const withoutTypeface = (html: string): string => html.replace(TYPEFACE_LINKS, '');
