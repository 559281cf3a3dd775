import { LANGUAGES, type Language, LanguageSelect, languageOf } from '@fleetfoot/shared/texts';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ShortcutsButton } from '../keys/shortcuts-button';
import { DataUsed } from '../saving/data-used';
import { SaveData } from '../saving/save-data';
import { RAIL } from './frame-style';
import { useAuthState, useShellContext } from './use-shell';

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

/** What stands with the account beside pages and Sign Out: the language, what is loaded, and the list of keys. */
export function AccountParts() {
  const { shell, session } = useShellContext();
  const hintId = useId();
  const savingId = useId();
  const language = useAuthState((state) => languageOf(state.language));

  function choose(chosen: Language): void {
    session.chooseLanguage(chosen);
    const message = `Language: ${LANGUAGES[chosen]}`;
    shell.setState(({ announcement: { count } }) => ({ announcement: { message, count: count + 1 } }));
  }
  return (
    <>
      <Indented>
        <LanguageSelect label="Language" value={language} describedBy={hintId} onChoose={choose} />
        <Hint id={hintId}>For sign-in, your profile and your devices; other pages are in English.</Hint>
      </Indented>
      <Saving>
        <SaveData describedBy={savingId} />
        <DataUsed id={savingId} />
      </Saving>
      <Shortcuts>
        <ShortcutsButton />
      </Shortcuts>
    </>
  );
}
