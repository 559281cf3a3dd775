import { useNow } from '@fleetfoot/shared/clock';
import { useLiveCollection } from '@fleetfoot/shared/firebase';
import type { RecurringDelivery } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { LinkButton, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { useCallback } from 'react';
import { useTitle } from '../../../texts/page-in-language';
import { PageLiveView } from '../../../texts/page-live-view';
import { usePageTexts } from '../../../texts/page-texts';
import { recurringTexts } from '../../../texts/recurring';
import { recurringListQuery, recurringWrites } from '../data';
import { RecurringList } from './recurring-list';

export function RecurringListScreen() {
  const { id: orgID } = useOrganization();
  const { report } = useServices();
  const texts = usePageTexts(recurringTexts);
  useTitle(texts.title);
  const now = useNow();
  const result = useLiveCollection(recurringListQuery(orgID));
  const onSwitch = useCallback(
    (id: string, status: RecurringDelivery['status']) => recurringWrites(orgID, id, report).switchTo(status),
    [orgID, report],
  );
  const isEmpty = result.status === 'ready' && result.data.length === 0;
  return (
    <Page
      title={texts.title}
      back={{ href: '/deliveries', label: texts.back }}
      actions={!isEmpty && <LinkButton href="/recurring/new">{texts.add}</LinkButton>}
    >
      <PageLiveView result={result} skeleton={<SkeletonRows rows={4} label={texts.loading} />}>
        {(list) => <RecurringList list={list} now={now} onSwitch={onSwitch} />}
      </PageLiveView>
    </Page>
  );
}
