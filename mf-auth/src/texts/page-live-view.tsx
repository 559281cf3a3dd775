import { sayResult, useShownLanguage } from '@fleetfoot/shared/texts';
import { useUiTexts } from '@fleetfoot/shared/texts/ui';
import { LiveView, UiLanguage } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';
import { useFailureWords } from './in-words';
import { stepTexts } from './steps';

/** What a live query knows, with its failure in the language of the page. */
export function PageLiveView<Data>({ result, ...props }: ComponentProps<typeof LiveView<Data>>) {
  const say = useFailureWords();
  const ui = useUiTexts(useShownLanguage(stepTexts));
  return (
    <UiLanguage value={ui}>
      <LiveView result={sayResult(result, say)} {...props} />
    </UiLanguage>
  );
}
