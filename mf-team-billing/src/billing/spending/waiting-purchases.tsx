import { formatDate, formatRand } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { useAction } from '@fleetfoot/shared/forms';
import type { CampaignBrief } from '@fleetfoot/shared/model/advertising/campaign-brief';
import { purchaseLabel } from '@fleetfoot/shared/model/advertising/campaign-plan';
import type { PurchaseRequest } from '@fleetfoot/shared/model/billing/spending';
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
import { DECISIONS, EXCEEDED, PURCHASES } from '../../texts/spending';
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
    area && PURCHASES.inArea(area),
    requestedStart === undefined
      ? PURCHASES.atOnce
      : PURCHASES.fromDate(formatDate(new Date(requestedStart))),
  ]
    .filter(Boolean)
    .join(', ');
}

interface Asked {
  readonly request: PurchaseRequest;
  readonly decision: Decision;
}

interface DecisionDialogProps extends Asked {
  readonly onDecide: () => Promise<void>;
  readonly onClose: () => void;
}

function DecisionDialog({ request, decision, onDecide, onClose }: DecisionDialogProps) {
  const { title, confirm, details, doubt } = DECISIONS[decision];
  const { busy, error, run } = useAction({ doubt });
  const amount = formatRand(request.amount / 100);
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirm}
      tone={decision === 'declined' ? 'danger' : 'primary'}
      busy={busy}
      error={error}
      onConfirm={() => void run(onDecide)}
      onCancel={onClose}
    >
      <strong>{`${purchaseLabel(request)}.`}</strong> <span>{details(request.requestedByName, amount)}</span>
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
    announce(DECISIONS[decision].done(purchaseLabel(request)));
  }
  return (
    <Section title={PURCHASES.title}>
      <LiveView result={requests} skeleton={undefined}>
        {(list) => (
          <Card>
            <List role="list" aria-label={PURCHASES.title}>
              {openRequests(list, now()).map((request) => (
                <li key={request.id}>
                  <Row justify="between" gap={4}>
                    <Stack gap={1}>
                      <Row gap={2}>
                        <strong>{formatRand(request.amount / 100)}</strong>
                        <Badge tone="warning">{EXCEEDED[request.exceeded]}</Badge>
                      </Row>
                      <span>{PURCHASES.asked(request.requestedByName, purchaseLabel(request))}</span>
                      {request.brief && <span>{briefText(request.brief)}</span>}
                      <Note>{PURCHASES.dates(formatDate(request.at), formatDate(request.expiresAt))}</Note>
                    </Stack>
                    {request.requestedBy === uid ? (
                      <Note>{PURCHASES.own}</Note>
                    ) : (
                      <Row gap={2}>
                        <Button
                          variant="secondary"
                          aria-label={PURCHASES.declineOf(purchaseLabel(request), request.requestedByName)}
                          needsConnection
                          onClick={() => setAsked({ request, decision: 'declined' })}
                        >
                          {PURCHASES.decline}
                        </Button>
                        <Button
                          aria-label={PURCHASES.approveOf(purchaseLabel(request), request.requestedByName)}
                          needsConnection
                          onClick={() => setAsked({ request, decision: 'approved' })}
                        >
                          {PURCHASES.approve}
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
