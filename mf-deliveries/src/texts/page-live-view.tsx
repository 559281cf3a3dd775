import { sayResult } from '@fleetfoot/shared/texts';
import { LiveView } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';
import { useInWords } from './page-language';

/** What a live query knows, with its failure in the language of the page. */
export function PageLiveView<Data>({ result, ...props }: ComponentProps<typeof LiveView<Data>>) {
  return <LiveView result={sayResult(result, useInWords())} {...props} />;
}
