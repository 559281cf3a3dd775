import { Badge } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { pathOfItem } from '../restaurant-paths';
import type { MenuStore } from './menu.queries';
import type { MenuItem } from './menu-item';
import { formatPrice } from './price';
import { isSoldOut, soldOutText } from './sold-out';
import { SoldOutControl } from './sold-out-control';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-3) var(--space-4);
  &:hover { background: var(--sunken); }
  &:first-child { border-radius: var(--radius-lg) var(--radius-lg) 0 0; }
  &:last-child { border-radius: 0 0 var(--radius-lg) var(--radius-lg); }
  &:only-child { border-radius: var(--radius-lg); }
  a { color: inherit; font-weight: 550; text-decoration: none; overflow-wrap: anywhere; }
  /* The whole row leads to the item. */
  a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  a:focus-visible { outline: none; }
  a:focus-visible::after { outline: 2px solid var(--link); outline-offset: -2px; }
  p { color: var(--muted); font-size: var(--text-sm); overflow-wrap: anywhere; }
`;

const Text = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
`;

const Price = styled.span`
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

const Side = styled.div`
  display: grid;
  justify-items: end;
  gap: var(--space-1);
`;

interface MenuRowProps {
  readonly restaurantId: string;
  readonly item: MenuItem;
  readonly now: Date;
  readonly store: MenuStore;
}

export function MenuRow({ restaurantId, item, now, store }: MenuRowProps) {
  const { id, name, description, price, soldOutUntil } = item;
  return (
    <Row>
      <Text>
        <a href={pathOfItem(restaurantId, id)}>{name || 'Unnamed item'}</a>
        {description && <p>{description}</p>}
        {soldOutUntil && isSoldOut(item, now) && (
          <Badge tone="warning">{soldOutText(soldOutUntil, now)}</Badge>
        )}
      </Text>
      <Side>
        <Price>{price === undefined ? 'No price yet' : formatPrice(price)}</Price>
        <SoldOutControl item={item} isSoldOut={isSoldOut(item, now)} store={store} />
      </Side>
    </Row>
  );
}
