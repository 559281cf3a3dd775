import { formatDate, formatRand } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { useAction } from '@fleetfoot/shared/forms';
import { type CampaignBrief, type PurchaseRequest, purchaseLabel } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  LiveView,
  Note,
  Row,
  Section,
  Stack,
} from '@fleetfoot/shared/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type Decision, openRequests, type SpendingWrites } from './data';

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
  li + li { padding-top: var(--space-4); border-top: 1px solid var(--border); }
`;

/** What the campaign is to be, as its buyer told it: `Kota Summer, in Soweto, from 01 Dec 2026`. */
function briefText({ name, area, requestedStart }: CampaignBrief): string {
  return [
    name,
    area && `in ${area}`,
    requestedStart === undefined
      ? 'as soon as it is approved'
      : `from ${formatDate(new Date(requestedStart))}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const EXCEEDED = {
  perPurchase: 'Above the limit of one purchase',
  perMonth: 'Above the limit of the month',
} as const;

const WORDS = {
  approved: { title: 'Approve this purchase?', label: 'Approve', done: 'approved' },
  declined: { title: 'Decline this purchase?', label: 'Decline', done: 'declined' },
} as const;

interface Asked {
  readonly request: PurchaseRequest;
  readonly decision: Decision;
}

interface DecisionDialogProps extends Asked {
  readonly onDecide: () => Promise<void>;
  readonly onClose: () => void;
}

function DecisionDialog({ request, decision, onDecide, onClose }: DecisionDialogProps) {
  const { busy, error, run } = useAction({ doubt: `the purchase was ${decision}` });
  const { title, label } = WORDS[decision];
  const amount = formatRand(request.amount / 100);
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={label}
      tone={decision === 'declined' ? 'danger' : 'primary'}
      busy={busy}
      error={error}
      onConfirm={() => void run(onDecide)}
      onCancel={onClose}
    >
      <strong>{purchaseLabel(request)}.</strong>{' '}
      {decision === 'approved'
        ? `${request.requestedByName} can then pay its deposit of ${amount} with a card of your organisation, once.`
        : `${request.requestedByName} is told. Its deposit of ${amount} is not charged.`}
    </ConfirmDialog>
  );
}

interface WaitingPurchasesProps {
  readonly requests: Live<readonly PurchaseRequest[]>;
  /** uid of the Admin who looks. */
  readonly uid: string;
  readonly writes: SpendingWrites;
}

/** The purchases that wait for an Admin; nothing at all while there are none. */
export function WaitingPurchases({ requests, uid, writes }: WaitingPurchasesProps) {
  const { announce, now } = useServices();
  const [asked, setAsked] = useState<Asked>();
  // They stand at the top: a skeleton that goes again would move the page.
  if (requests.status === 'loading') return undefined;
  if (requests.status === 'ready' && openRequests(requests.data, now()).length === 0) return undefined;

  async function decide({ request, decision }: Asked): Promise<void> {
    await writes.decide(request, decision);
    // Another one may be open by the time the outcome of this one is known.
    setAsked((open) => (open?.request.id === request.id ? undefined : open));
    announce(`${purchaseLabel(request)}: ${WORDS[decision].done}.`);
  }
  return (
    <Section title="Purchases to approve">
      <LiveView result={requests} skeleton={undefined}>
        {(list) => (
          <Card>
            <List role="list" aria-label="Purchases to approve">
              {openRequests(list, now()).map((request) => (
                <li key={request.id}>
                  <Row justify="between" gap={4}>
                    <Stack gap={1}>
                      <Row gap={2}>
                        <strong>{formatRand(request.amount / 100)}</strong>
                        <Badge tone="warning">{EXCEEDED[request.exceeded]}</Badge>
                      </Row>
                      <span>
                        {request.requestedByName}: {purchaseLabel(request)}
                      </span>
                      {request.brief && <span>{briefText(request.brief)}</span>}
                      <Note>
                        Asked on {formatDate(request.at)}, until {formatDate(request.expiresAt)}
                      </Note>
                    </Stack>
                    {request.requestedBy === uid ? (
                      <Note>Another Admin decides on your purchase.</Note>
                    ) : (
                      <Row gap={2}>
                        <Button
                          variant="secondary"
                          aria-label={`Decline ${purchaseLabel(request)} for ${request.requestedByName}`}
                          onClick={() => setAsked({ request, decision: 'declined' })}
                        >
                          Decline
                        </Button>
                        <Button
                          aria-label={`Approve ${purchaseLabel(request)} for ${request.requestedByName}`}
                          onClick={() => setAsked({ request, decision: 'approved' })}
                        >
                          Approve
                        </Button>
                      </Row>
                    )}
                  </Row>
                </li>
              ))}
            </List>
          </Card>
        )}
      </LiveView>
      {asked && (
        <DecisionDialog {...asked} onDecide={() => decide(asked)} onClose={() => setAsked(undefined)} />
      )}
    </Section>
  );
}
