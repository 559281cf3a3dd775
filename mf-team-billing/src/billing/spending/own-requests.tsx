import { formatDate, formatRand } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { purchaseLabel } from '@fleetfoot/shared/model/advertising/campaign-plan';
import type { PurchaseRequest } from '@fleetfoot/shared/model/billing/spending';
import { useServices } from '@fleetfoot/shared/remote';
import { Badge, DataTable, LiveView, Section } from '@fleetfoot/shared/ui';
import { REQUESTS } from '../../texts/spending';

type Tone = 'success' | 'warning' | 'danger' | 'neutral';

/** The state of a request in words, for who has asked. */
export function requestState(
  { status, expiresAt, decidedByName }: PurchaseRequest,
  now: Date,
): { readonly text: string; readonly tone: Tone } {
  const isOver = expiresAt <= now;
  switch (status) {
    case 'waiting':
      return isOver ? { text: REQUESTS.expired, tone: 'neutral' } : { text: REQUESTS.waits, tone: 'warning' };
    case 'approved':
      return isOver
        ? { text: REQUESTS.approvalExpired, tone: 'neutral' }
        : { text: REQUESTS.approved(decidedByName || REQUESTS.admin), tone: 'success' };
    case 'declined':
      return { text: REQUESTS.declined(decidedByName || REQUESTS.admin), tone: 'danger' };
    case 'withdrawn':
      return { text: REQUESTS.withdrawn, tone: 'neutral' };
    case 'done':
      return { text: REQUESTS.used, tone: 'neutral' };
  }
}

interface OwnRequestsProps {
  readonly requests: Live<readonly PurchaseRequest[]>;
}

/** What a member has asked Admins for; nothing at all while there is nothing. */
export function OwnRequests({ requests }: OwnRequestsProps) {
  const { now } = useServices();
  if (requests.status === 'loading') return undefined;
  if (requests.status === 'ready' && requests.data.length === 0) return undefined;
  return (
    <Section title={REQUESTS.title}>
      <LiveView result={requests} skeleton={undefined}>
        {(list) => (
          <DataTable
            caption={REQUESTS.title}
            columns={[
              {
                key: 'purchase',
                header: REQUESTS.campaign,
                render: (request: PurchaseRequest) => purchaseLabel(request),
              },
              { key: 'at', header: REQUESTS.askedOn, render: ({ at }) => formatDate(at) },
              {
                key: 'amount',
                header: REQUESTS.deposit,
                align: 'end',
                render: ({ amount }) => formatRand(amount / 100),
              },
              {
                key: 'state',
                header: REQUESTS.status,
                render(request) {
                  const { text, tone } = requestState(request, now());
                  return <Badge tone={tone}>{text}</Badge>;
                },
              },
            ]}
            rows={list.toSorted((one, other) => other.at.getTime() - one.at.getTime())}
            rowKey={({ id }) => id}
          />
        )}
      </LiveView>
    </Section>
  );
}
