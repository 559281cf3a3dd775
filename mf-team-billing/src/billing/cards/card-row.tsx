import { cardBrand, cardLabel, type PaymentMethod } from '@fleetfoot/shared/billing';
import { Badge, Button, Note, Row, Stack, VisuallyHidden } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { CARDS } from '../../texts/cards';
import { type CardExpiry, cardExpiry, expiryDate } from './card-expiry';
import { CardMark } from './card-mark';

const Frame = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3) var(--space-4);
  padding: var(--space-4) var(--space-5);
  & + & { border-top: 1px solid var(--border); }
  @container cards (max-width: 36rem) {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    padding: var(--space-4);
  }
`;

const Expiry = styled(Note)`
  font-variant-numeric: tabular-nums;
`;

const Actions = styled(Row)`
  margin-inline-end: calc(-1 * var(--space-3));
  > button { padding-inline: var(--space-3); font-size: var(--text-sm); }
  @container cards (max-width: 36rem) {
    grid-column: 1 / -1;
    justify-content: flex-end;
    margin-block: calc(-1 * var(--space-2));
  }
`;

const DeleteButton = styled(Button)`
  color: var(--danger-text);
  &:hover { background: var(--danger-soft); }
`;

const Name = styled.span`
  font-weight: 550;
  font-variant-numeric: tabular-nums;
`;

const Digits = styled.span`
  white-space: nowrap;
`;

/** The brand of a card and its masked number. */
function CardName({ method }: { readonly method: PaymentMethod }) {
  return (
    <Name>
      <span aria-hidden="true">
        <span translate="no">{cardBrand(method)}</span> <Digits>{`•••• ${method.card.last4}`}</Digits>
      </span>
      <VisuallyHidden>{cardLabel(method)}</VisuallyHidden>
    </Name>
  );
}

function ExpiryBadge({ expiry }: { readonly expiry: CardExpiry }) {
  if (expiry === 'expired') return <Badge tone="danger">{CARDS.hasExpired}</Badge>;
  if (expiry === 'ending') return <Badge tone="warning">{CARDS.ends}</Badge>;
  return undefined;
}

function expiryText(method: PaymentMethod, expiry: CardExpiry): string {
  const text = method.isDefault ? CARDS.expiredDefault : CARDS.expired;
  return (expiry === 'expired' ? text : CARDS.expires)(expiryDate(method));
}

/** The actions that an Admin has on a card. */
export interface CardRowActions {
  makeDefault(method: PaymentMethod): void;
  replace(method: PaymentMethod): void;
  remove(method: PaymentMethod): void;
}

interface CardRowProps {
  readonly method: PaymentMethod;
  readonly now: Date;
  /** `undefined` for Members. */
  readonly actions?: CardRowActions | undefined;
  /** ID of the card that is being made the default. */
  readonly busyID?: string | undefined;
}

export function CardRow({ method, now, actions, busyID }: CardRowProps) {
  const expiry = cardExpiry(method, now);
  const label = cardLabel(method);
  return (
    <Frame>
      <CardMark method={method} />
      <Stack gap={1}>
        <Row gap={2}>
          <CardName method={method} />
          {method.isDefault && <Badge tone="success">{CARDS.isDefault}</Badge>}
          <ExpiryBadge expiry={expiry} />
        </Row>
        <Expiry>{expiryText(method, expiry)}</Expiry>
      </Stack>
      {actions && (
        <Actions gap={1}>
          {!method.isDefault && (
            <Button
              variant="quiet"
              aria-label={CARDS.makeDefaultOf(label)}
              busy={busyID === method.id}
              disabled={busyID !== undefined && busyID !== method.id}
              onClick={() => actions.makeDefault(method)}
            >
              {CARDS.makeDefault}
            </Button>
          )}
          <Button
            needsConnection
            variant="quiet"
            aria-label={CARDS.replaceOf(label)}
            onClick={() => actions.replace(method)}
          >
            {CARDS.replace}
          </Button>
          <DeleteButton
            variant="quiet"
            aria-label={CARDS.deleteOf(label)}
            needsConnection
            onClick={() => actions.remove(method)}
          >
            {CARDS.delete}
          </DeleteButton>
        </Actions>
      )}
    </Frame>
  );
}
