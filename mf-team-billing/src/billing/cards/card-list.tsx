import type { PaymentMethod } from '@fleetfoot/shared/billing';
import { EmptyState } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { CARDS } from '../../texts/cards';
import { CardRow, type CardRowActions } from './card-row';

const List = styled.ul`
  /* Rows are as their own room allows. */
  container: cards / inline-size;
  padding: 0;
  list-style: none;
  background: var(--surface);
  border: 1px solid var(--border);
  border-radius: var(--radius-lg);
  box-shadow: var(--shadow);
`;

interface CardListProps {
  readonly methods: readonly PaymentMethod[];
  readonly now: Date;
  readonly actions?: CardRowActions | undefined;
  readonly busyID?: string | undefined;
}

export function CardList({ methods, ...row }: CardListProps) {
  if (methods.length === 0) {
    return (
      <EmptyState icon="billing" title={CARDS.none}>
        {CARDS.noneDetails}
      </EmptyState>
    );
  }
  return (
    // Safari drops the list role of a list without bullets.
    <List role="list" aria-label={CARDS.name}>
      {methods.map((method) => (
        <CardRow key={method.id} method={method} {...row} />
      ))}
    </List>
  );
}
