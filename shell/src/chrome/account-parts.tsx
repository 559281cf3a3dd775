import { TEST_PATHS } from '@fleetfoot/shared/federation/runtime';
import { LANGUAGES, type Language, LanguageSelect, languageOf } from '@fleetfoot/shared/texts';
import { useId } from 'react';
import { styled } from 'styled-components';
import { isInAccount } from '../account/is-in-account';
import { announce } from '../announce';
import { ShortcutsButton } from '../keys/shortcuts-button';
import { DataUsed } from '../saving/data-used';
import { SaveData } from '../saving/save-data';
import { accountTexts } from '../texts/account';
import { WAITING } from '../texts/english/account';
import { useShellTexts } from '../texts/use-shell-texts';
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
    <Waiting role="list" aria-label={WAITING.needsYou}>
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

// What is on or off there has to say what.
const Saving = styled(Indented)`
  @media ${RAIL} {
    label { position: static; width: auto; overflow: visible; clip-path: none; font-size: 0.625rem; }
    p { position: static; width: auto; overflow: visible; clip-path: none; white-space: normal; }
    > div { display: grid; justify-items: center; }
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

/** What stands with the account beside pages and Sign Out: what waits there, the language, what is loaded, and the list of keys. */
export function AccountParts() {
  const { shell, session } = useShellContext();
  const hintId = useId();
  const savingId = useId();
  const language = useAuthState((state) => languageOf(state.language));
  const isTranslated = language !== 'en';
  const { texts, lang } = useShellTexts(accountTexts);

  function choose(chosen: Language): void {
    session.chooseLanguage(chosen);
    announce(shell, texts.chosen(LANGUAGES[chosen]));
  }
  return (
    <>
      <WaitingAtAccount />
      <Indented lang={lang}>
        <LanguageSelect
          label={texts.language}
          value={language}
          onChoose={choose}
          {...(isTranslated && { describedBy: hintId })}
        />
        {isTranslated && <Hint id={hintId}>{texts.reach}</Hint>}
      </Indented>
      <Saving lang={lang}>
        <SaveData describedBy={savingId} />
        <DataUsed id={savingId} />
      </Saving>
      <Shortcuts lang={lang}>
        <ShortcutsButton />
      </Shortcuts>
    </>
  );
}
