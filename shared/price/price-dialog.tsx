import type { Price } from '@fleetfoot/shared/model';
import { ReadingDialog } from '@fleetfoot/shared/ui';
import { PriceLines } from './price-lines';

interface PriceDialogProps {
  readonly price: Price;
  readonly onClose: () => void;
}

/** How a price comes about. */
export function PriceDialog({ price, onClose }: PriceDialogProps) {
  return (
    <ReadingDialog title="Price details" onClose={onClose}>
      <PriceLines price={price} />
    </ReadingDialog>
  );
}
