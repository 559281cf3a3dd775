import type { MenuItem } from '@fleetfoot/shared/model';
import { Badge, Note, SMALL_SCREEN } from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { pathOfItem } from '../../restaurant-paths';
import { MENU } from '../../texts/menu';
import type { MenuWrites } from '../data';
import { formatPrice } from '../price';
import { isSoldOut, soldOutText } from '../sold-out';
import { SoldOutControl } from './sold-out-control';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template: 'name price action' auto 'text price action' auto / minmax(0, 1fr) auto 150px;
  align-items: center;
  align-content: center;
  gap: var(--space-1) var(--space-4);
  min-height: 64px;
  padding: var(--space-3) var(--space-4);
  border-radius: inherit;
  &:hover { background: var(--sunken); }
  /* A name alone stands in the middle. */
  > div:first-child:has(+ p) { grid-row: 1 / span 2; }
  /* The whole row leads to the item. */
  a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  a:focus-visible { outline: none; }
  a:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; }
  @media ${SMALL_SCREEN} {
    grid-template: 'name price' auto 'text text' auto 'action action' auto / minmax(0, 1fr) auto;
    padding-bottom: var(--space-1);
    > div:first-child:has(+ p) { grid-area: name; }
  }
`;

const Name = styled.div`
  grid-area: name;
  a { color: inherit; font-weight: 550; text-decoration: none; overflow-wrap: anywhere; }
`;

const Text = styled.div`
  grid-area: text;
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  p { overflow-wrap: anywhere; }
`;

const Price = styled.p`
  grid-area: price;
  font-variant-numeric: tabular-nums;
  text-align: end;
  white-space: nowrap;
`;

interface MenuRowProps {
  readonly restaurantID: string;
  readonly item: MenuItem;
  readonly now: Date;
  readonly writes: MenuWrites;
  /** Whether how long it is sold out can be chosen here now. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

interface OwnChange {
  /** The item as it was when it was changed. */
  readonly of: MenuItem;
  readonly soldOutUntil: Date | undefined;
}

/** An item with the change that the server has confirmed to this page, until the item itself arrives changed. */
function useKnownItem(item: MenuItem) {
  const [own, setOwn] = useState<OwnChange>();
  const isAhead =
    own !== undefined &&
    own.of.updated_at?.getTime() === item.updated_at?.getTime() &&
    own.of.soldOutUntil?.getTime() === item.soldOutUntil?.getTime();
  return {
    known: isAhead ? { ...item, soldOutUntil: own.soldOutUntil } : item,
    confirm: (soldOutUntil: Date | undefined) => setOwn({ of: item, soldOutUntil }),
  };
}

export function MenuRow({ restaurantID, item: arrived, now, ...control }: MenuRowProps) {
  const { known: item, confirm } = useKnownItem(arrived);
  const { id, name, description, price, soldOutUntil } = item;
  const soldOut = isSoldOut(item, now);
  return (
    <Row>
      <Name>
        <a href={pathOfItem(restaurantID, id)}>{name || MENU.noName}</a>
      </Name>
      {(description || soldOut) && (
        <Text>
          {description && <Note>{description}</Note>}
          {soldOutUntil && soldOut && <Badge tone="warning">{soldOutText(soldOutUntil, now)}</Badge>}
        </Text>
      )}
      <Price>{price === undefined ? MENU.noPrice : formatPrice(price)}</Price>
      <SoldOutControl item={item} now={now} onChanged={confirm} {...control} />
    </Row>
  );
}
