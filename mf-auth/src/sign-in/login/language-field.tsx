import type { ShellServices } from '@fleetfoot/shared/contract';
import {
  LANGUAGES,
  type Language,
  LanguageSelect,
  useShownLanguage,
  useTexts,
} from '@fleetfoot/shared/texts';
import { FormError } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import { signInTexts } from '../../texts/sign-in';

interface LanguageFieldProps {
  /** Without them nothing can be chosen yet. */
  readonly services?: Pick<ShellServices, 'announce' | 'chooseLanguage'>;
}

/** Chooses the language of the pages; the texts are loaded first, so that no other language shows in between. */
export function LanguageField({ services }: LanguageFieldProps) {
  const texts = useTexts(signInTexts);
  const shown = useShownLanguage(signInTexts);
  const [wanted, setWanted] = useState<Language>();
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef<Language>(undefined);

  async function choose(next: Language) {
    latest.current = next;
    setWanted(next);
    setHasFailed(false);
    try {
      await signInTexts.load(next);
      if (latest.current !== next) return;
      services?.chooseLanguage(next);
      const { language: label } = signInTexts.read(next) ?? texts;
      services?.announce(`${label}: ${LANGUAGES[next]}`);
    } catch {
      if (latest.current !== next) return;
      setHasFailed(true);
    }
    setWanted(undefined);
  }

  return (
    <>
      <LanguageSelect label={texts.language} value={wanted ?? shown} disabled={!services} onChoose={choose} />
      <FormError>{hasFailed && texts.problems.unknown}</FormError>
    </>
  );
}
