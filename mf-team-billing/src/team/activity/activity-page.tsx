import { CsvDialog, downloadFile } from '@fleetfoot/shared/csv';
import { toLocalDateTime } from '@fleetfoot/shared/domain';
import { useLiveCollection, useLivePages } from '@fleetfoot/shared/firebase';
import { AUDIT_KEPT_DAYS } from '@fleetfoot/shared/model/team/audit-event';
import { may, refusal } from '@fleetfoot/shared/model/team/policy';
import { useOrganization, useSearchParams, useServices } from '@fleetfoot/shared/remote';
import { Button, EmptyState, LiveView, Page, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { useMemo, useState } from 'react';
import { ACTIVITY } from '../../texts/activity';
import { membersQuery } from '../data';
import { activityCsv } from './activity-csv';
import { type ActivityFilter, activityPath, parseActivityFilter } from './activity-filter';
import { ActivityFilters } from './activity-filters';
import { ACTIVITY_PAGE, eventsQuery } from './data';
import { EventList } from './event-list';

const BACK = { href: '/team', label: ACTIVITY.back };

/** The activity, for somebody who may see it. */
function Activity({ orgID }: { readonly orgID: string }) {
  const params = useSearchParams();
  const { navigate, now } = useServices();
  const filter = useMemo(() => parseActivityFilter(params), [params]);
  const { result, loadMore } = useLivePages(eventsQuery(orgID, filter));
  const team = useLiveCollection(membersQuery(orgID));
  const members = team.status === 'ready' ? team.data : [];
  const [isExporting, setIsExporting] = useState(false);
  const change = (changed: ActivityFilter) => navigate(activityPath(changed), { replace: true });
  const events = result.status === 'ready' ? result.data.items : [];
  const fileName = `activity-${toLocalDateTime(now()).slice(0, 10)}.csv`;
  return (
    <Page
      title={ACTIVITY.title}
      description={ACTIVITY.intro(String(AUDIT_KEPT_DAYS))}
      back={BACK}
      actions={
        events.length > 0 && (
          <Button variant="secondary" onClick={() => setIsExporting(true)}>
            {ACTIVITY.download}
          </Button>
        )
      }
    >
      <Stack>
        <ActivityFilters filter={filter} members={members} onChange={change} />
        <LiveView result={result} skeleton={<SkeletonRows rows={6} label={ACTIVITY.loading} />}>
          {(loaded) => (
            <EventList
              loaded={loaded}
              members={members}
              filter={filter}
              onFilter={change}
              onMore={() => loadMore(ACTIVITY_PAGE)}
            />
          )}
        </LiveView>
      </Stack>
      {isExporting && (
        <CsvDialog
          exported={{ what: 'activity', rows: events.length }}
          onClose={() => setIsExporting(false)}
          onDownload={(format) =>
            downloadFile(fileName, 'text/csv;charset=utf-8', activityCsv(events, members, format))
          }
        >
          {ACTIVITY.downloadDetails(String(events.length))}
        </CsvDialog>
      )}
    </Page>
  );
}

export function ActivityPage() {
  const { id, role } = useOrganization();
  if (may(role, 'audit.read')) return <Activity orgID={id} />;
  return (
    <Page title={ACTIVITY.title} back={BACK}>
      <EmptyState icon="team" title={refusal('audit.read')}>
        {ACTIVITY.notYours}
      </EmptyState>
    </Page>
  );
}
