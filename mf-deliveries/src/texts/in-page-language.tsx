import { UiLanguage } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { PageLanguage, type PageTranslation } from './page-language';

interface InPageLanguageProps {
  /** Nothing in English. */
  readonly translation: PageTranslation | undefined;
  readonly children: ReactNode;
}

/** A page, or a part of one, in a language, with what `shared/ui` says in it. */
export function InPageLanguage({ translation, children }: InPageLanguageProps) {
  return (
    <PageLanguage value={translation}>
      <UiLanguage value={translation?.ui}>{children}</UiLanguage>
    </PageLanguage>
  );
}
