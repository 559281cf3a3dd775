import { formatDate, formatRand } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { type PurchaseRequest, purchaseLabel } from '@fleetfoot/shared/model';
import { useServices } from '@fleetfoot/shared/remote';
import { Badge, DataTable, LiveView, Section } from '@fleetfoot/shared/ui';

type Tone = 'success' | 'warning' | 'danger' | 'neutral';

/** The state of a request in words, for who has asked. */
export function requestState(
  { status, expiresAt, decidedByName }: PurchaseRequest,
  now: Date,
): { readonly text: string; readonly tone: Tone } {
  const isOver = expiresAt <= now;
  switch (status) {
    case 'waiting':
      return isOver ? { text: 'Expired', tone: 'neutral' } : { text: 'Waits for an Admin', tone: 'warning' };
    case 'approved':
      return isOver
        ? { text: 'Approval expired', tone: 'neutral' }
        : { text: `Approved by ${decidedByName || 'an Admin'}`, tone: 'success' };
    case 'declined':
      return { text: `Declined by ${decidedByName || 'an Admin'}`, tone: 'danger' };
    case 'withdrawn':
      return { text: 'Given up', tone: 'neutral' };
    case 'done':
      return { text: 'Used', tone: 'neutral' };
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
    <Section title="Your requests">
      <LiveView result={requests} skeleton={undefined}>
        {(list) => (
          <DataTable
            caption="Your requests"
            columns={[
              {
                key: 'purchase',
                header: 'Campaign',
                render: (request: PurchaseRequest) => purchaseLabel(request),
              },
              { key: 'at', header: 'Asked on', render: ({ at }) => formatDate(at) },
              {
                key: 'amount',
                header: 'Deposit',
                align: 'end',
                render: ({ amount }) => formatRand(amount / 100),
              },
              {
                key: 'state',
                header: 'Status',
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
