import { cardLabel, type PaymentMethod } from '@fleetfoot/shared/billing';
import { Badge, Button, Icon, Row, SMALL_SCREEN, Stack } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { cardExpiry, expiryDate } from './card-expiry';
import { CardName } from './card-name';
import { ExpiryBadge } from './expiry-badge';

const Frame = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-4) var(--space-5);
  & + & { border-top: 1px solid var(--border); }
  @media ${SMALL_SCREEN} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    padding: var(--space-4);
  }
`;

const Face = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 32px;
  background: var(--sunken);
  border: 1px solid var(--border);
  border-radius: 6px;
  color: var(--muted);
`;

const Expiry = styled.p`
  color: var(--muted);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
`;

const Actions = styled(Row)`
  margin-inline-end: calc(-1 * var(--space-3));
  > button { padding-inline: var(--space-3); font-size: var(--text-sm); }
  @media ${SMALL_SCREEN} {
    grid-column: 1 / -1;
    justify-content: flex-end;
    margin-block: calc(-1 * var(--space-2));
  }
`;

const DeleteButton = styled(Button)`
  color: var(--danger-text);
  &:hover { background: var(--danger-soft); }
`;

/** What an Admin can do to a card. */
export interface CardActions {
  makeDefault(method: PaymentMethod): void;
  replace(method: PaymentMethod): void;
  remove(method: PaymentMethod): void;
}

interface CardRowProps {
  readonly method: PaymentMethod;
  readonly now: Date;
  /** None for who may only look. */
  readonly actions?: CardActions | undefined;
  /** Id of the card that is being made the default. */
  readonly busyId?: string | undefined;
}

export function CardRow({ method, now, actions, busyId }: CardRowProps) {
  const expiry = cardExpiry(method, now);
  const label = cardLabel(method);
  return (
    <Frame>
      <Face>
        <Icon name="billing" />
      </Face>
      <Stack gap={1}>
        <Row gap={2}>
          <CardName method={method} />
          {method.isDefault && <Badge tone="success">Default</Badge>}
          <ExpiryBadge expiry={expiry} />
        </Row>
        <Expiry>
          {expiry === 'expired' ? 'Expired' : 'Expires'} {expiryDate(method)}
          {expiry === 'expired' && method.isDefault && '. Payments will fail until it is replaced.'}
        </Expiry>
      </Stack>
      {actions && (
        <Actions gap={1}>
          {!method.isDefault && (
            <Button
              variant="quiet"
              aria-label={`Make default: ${label}`}
              busy={busyId === method.id}
              disabled={busyId !== undefined && busyId !== method.id}
              onClick={() => actions.makeDefault(method)}
            >
              Make default
            </Button>
          )}
          <Button variant="quiet" aria-label={`Replace ${label}`} onClick={() => actions.replace(method)}>
            Replace
          </Button>
          <DeleteButton variant="quiet" aria-label={`Delete ${label}`} onClick={() => actions.remove(method)}>
            Delete
          </DeleteButton>
        </Actions>
      )}
    </Frame>
  );
}
