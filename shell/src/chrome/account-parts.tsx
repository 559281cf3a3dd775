import { TEST_PATHS } from '@fleetfoot/shared/federation/runtime';
import { LANGUAGES, type Language, LanguageSelect, languageOf } from '@fleetfoot/shared/texts';
import { useId } from 'react';
import { styled } from 'styled-components';
import { isInAccount } from '../account/is-in-account';
import { announce } from '../announce';
import { ShortcutsButton } from '../keys/shortcuts-button';
import { RAIL } from './frame-style';
import { List, NavLink } from './nav-links';
import { useAuthState, useShell, useShellContext } from './use-shell';

const Waiting = styled(List)`
  a, a:hover { background: var(--warning-soft); color: var(--warning-text); }
  a:hover [data-name] { text-decoration: underline; }
`;

/** What waits at the entries above, each a link there. Those are not offered in test mode. */
function WaitingAtAccount() {
  const notices = useShell((state) => state.accountNotices);
  const isElsewhere = useShell((state) => isInAccount(state) || state.path.startsWith(TEST_PATHS));
  if (isElsewhere || !notices?.length) return undefined;
  return (
    // Safari drops the list role of a list without bullets.
    <Waiting role="list" aria-label="What needs you">
      {notices.map(({ label, path }) => (
        <NavLink key={label} entry={{ label, path, icon: 'warning', order: 0 }} />
      ))}
    </Waiting>
  );
}

// In line with the links above it.
const Indented = styled.div`
  padding-inline: var(--space-3) var(--space-1);
  font-weight: 400;
  /* A rail has room for the name of the language alone. */
  @media ${RAIL} {
    padding: 0;
    label, p { position: absolute; width: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    select { appearance: none; width: 100%; padding: 0; font-size: 0.6875rem; text-align: center; }
  }
`;

// A low rail has no room for what a key opens, too.
const Shortcuts = styled.div`
  @media ${RAIL} and (max-height: 800px) { display: none; }
`;

const Hint = styled.p`
  padding-inline-end: var(--space-2);
  color: var(--muted);
  font-size: var(--text-xs);
`;

/** What stands with the account beside pages and Sign Out: what waits there, the language, and the list of keys. */
export function AccountParts() {
  const { shell, session } = useShellContext();
  const hintId = useId();
  const language = useAuthState((state) => languageOf(state.language));

  function choose(chosen: Language): void {
    session.chooseLanguage(chosen);
    announce(shell, `Language: ${LANGUAGES[chosen]}`);
  }
  return (
    <>
      <WaitingAtAccount />
      <Indented>
        <LanguageSelect label="Language" value={language} describedBy={hintId} onChoose={choose} />
        <Hint id={hintId}>
          For sign-in, your profile and devices, and new deliveries; other pages are in English.
        </Hint>
      </Indented>
      <Shortcuts>
        <ShortcutsButton />
      </Shortcuts>
    </>
  );
}
