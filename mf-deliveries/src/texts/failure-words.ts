import { type Say, sayFailure } from '@fleetfoot/shared/texts';
import { failuresTexts } from './failures';
import { useInWords } from './page-language';
import { usePageTexts } from './page-texts';

const LATE = /^Its status is (.+) now, and it can no longer be (cancelled|edited)\.$/;

/** Gives what says in the language of the page why an action failed, with what the failure is about. */
export function useFailureWords(): Say {
  const texts = usePageTexts(failuresTexts);
  const sayKnown = useInWords();
  return (text) => {
    const [, status = '', what] = text?.match(LATE) ?? [];
    if (what) return (what === 'edited' ? texts.lateToEdit : texts.lateToCancel)(sayKnown(status));
    return sayFailure(text, sayKnown);
  };
}
