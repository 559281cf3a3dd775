import { PriceLines } from '@fleetfoot/shared/price';
import { ReadingDialog } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';
import { tripWords } from '../texts/groups/trip';
import { usePageTexts } from '../texts/page-texts';
import { priceTexts } from '../texts/price';
import { priceLinesTexts } from '../texts/price-lines';
import { translated } from '../texts/translated';
import { roadText } from './road-text';

interface DialogProps extends Pick<ComponentProps<typeof PriceLines>, 'price'> {
  readonly onClose: () => void;
}

function Lines({ price, onClose }: DialogProps) {
  const words = usePageTexts(priceTexts);
  const texts = usePageTexts(priceLinesTexts);
  return (
    <ReadingDialog title={words.details} onClose={onClose}>
      <PriceLines price={price} texts={texts} road={roadText(words, price)} />
    </ReadingDialog>
  );
}

/** How a price comes about. */
export const PriceDialog = translated(tripWords, Lines);
