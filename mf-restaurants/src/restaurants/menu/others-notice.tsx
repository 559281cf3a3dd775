import { useServices } from '@fleetfoot/shared/remote';
import { Button, Stack } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import type { ItemField } from './item-changes';
import type { MenuItem } from './menu-item';
import { Notice } from './notice';
import { formatPrice } from './price';
import { soldOutText } from './sold-out';
import type { OthersChanges } from './use-others-changes';

const NAMES: Readonly<Record<ItemField, string>> = {
  name: 'the name',
  description: 'the description',
  price: 'the price',
  category: 'the category',
  soldOutUntil: 'whether it is available',
};

// While it is empty it takes no room, and is there all the same for what it will say.
const Notices = styled(Stack)`
  &:empty { margin-top: calc(-1 * var(--space-5)); }
`;

const LIST = new Intl.ListFormat('en-ZA');

function textOf(item: MenuItem, field: ItemField, now: Date): string {
  if (field === 'price') return item.price === undefined ? 'no price' : formatPrice(item.price);
  if (field === 'soldOutUntil') {
    return item.soldOutUntil ? soldOutText(item.soldOutUntil, now) : 'Available';
  }
  return item[field] === '' ? 'nothing' : `“${item[field]}”`;
}

interface OthersNoticeProps {
  readonly changes: OthersChanges;
  readonly isDeleted: boolean;
  readonly onUseTheirs: (field: ItemField) => void;
}

/** Says what others did to the item while its form was open. */
export function OthersNotice({ changes, isDeleted, onUseTheirs }: OthersNoticeProps) {
  const { now } = useServices();
  const { taken, both, present } = changes;
  return (
    <Notices gap={2} role="status">
      {isDeleted && (
        <Notice>
          <p>Someone deleted this item while you were editing it. Saving adds it again.</p>
        </Notice>
      )}
      {taken.length > 0 && (
        <Notice>
          <p>
            Someone changed {LIST.format(taken.map((field) => NAMES[field]))} while you were editing. The form
            shows it; what you typed is still here.
          </p>
        </Notice>
      )}
      {present &&
        both.map((field) => (
          <Notice key={field}>
            <p>
              You and someone else both changed {NAMES[field]}. They saved{' '}
              <strong>{textOf(present, field, now())}</strong>; saving replaces it with yours.
            </p>
            <Button variant="secondary" onClick={() => onUseTheirs(field)}>
              Use theirs
            </Button>
          </Notice>
        ))}
    </Notices>
  );
}
