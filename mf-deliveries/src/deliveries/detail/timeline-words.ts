import type { Say } from '@fleetfoot/shared/texts';
import { detailTexts } from '../../texts/detail';
import type { DeliveryTexts } from '../../texts/translation';

/** In which words the timeline tells what happened. */
export interface TimelineWords extends Pick<DeliveryTexts['detail'], 'timeline' | 'edits'> {
  readonly say: Say;
}

export const ENGLISH: TimelineWords = { ...detailTexts.english, say: (text) => text };
