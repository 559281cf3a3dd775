import { useNow } from '@fleetfoot/shared/clock';
import { useLiveCollection } from '@fleetfoot/shared/firebase';
import type { RecurringDelivery } from '@fleetfoot/shared/model';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { LinkButton, LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { useCallback } from 'react';
import { recurringListQuery, recurringWrites } from '../data';
import { RecurringList } from './recurring-list';

export function RecurringListScreen() {
  const { id: orgID } = useOrganization();
  const { report } = useServices();
  const now = useNow();
  const result = useLiveCollection(recurringListQuery(orgID));
  const onSwitch = useCallback(
    (id: string, status: RecurringDelivery['status']) => recurringWrites(orgID, id, report).switchTo(status),
    [orgID, report],
  );
  const isEmpty = result.status === 'ready' && result.data.length === 0;
  return (
    <Page
      title="Recurring deliveries"
      back={{ href: '/deliveries', label: 'Deliveries' }}
      actions={!isEmpty && <LinkButton href="/recurring/new">New recurring delivery</LinkButton>}
    >
      <LiveView result={result} skeleton={<SkeletonRows rows={4} label="Loading recurring deliveries" />}>
        {(list) => <RecurringList list={list} now={now} onSwitch={onSwitch} />}
      </LiveView>
    </Page>
  );
}
