import { type CollectionQuery, parseWith, useLiveCollection } from '@fleetfoot/shared/firebase';
import { type PurchaseRequest, purchaseRequests } from '@fleetfoot/shared/model/billing/spending';
import { useServices } from '@fleetfoot/shared/remote';
import { richText } from '@fleetfoot/shared/texts';
import { Icon } from '@fleetfoot/shared/ui';
import { CAMPAIGN_LIST } from '../../texts/campaign-list';
import { useRetried } from '../use-retried';
import { WarningStrip } from '../warning-strip';

const parse = parseWith(purchaseRequests.schema);

function waitingQuery(orgID: string): CollectionQuery<PurchaseRequest> {
  return {
    path: purchaseRequests.path(orgID),
    where: [['status', 'waiting']],
    limit: purchaseRequests.mostInQuery,
    parse,
  };
}

/** How many purchases wait for an Admin, with the way to them; nothing while there are none. */
export function WaitingCount({ count }: { readonly count: number }) {
  if (count === 0) return undefined;
  const decide = <a href="/billing">{CAMPAIGN_LIST.decide}</a>;
  return (
    <WarningStrip role="status">
      <Icon name="billing" />
      <span>
        {count === 1
          ? richText(CAMPAIGN_LIST.oneWaits, decide)
          : richText(CAMPAIGN_LIST.someWait, count, decide)}
      </span>
    </WarningStrip>
  );
}

/** The live count for Admins. */
export function ApprovalNotice({ orgID }: { readonly orgID: string }) {
  const { now } = useServices();
  const waiting = useRetried(useLiveCollection(waitingQuery(orgID)));
  const open = waiting.status === 'ready' ? waiting.data.filter(({ expiresAt }) => expiresAt > now()) : [];
  return <WaitingCount count={open.length} />;
}
