import { useLivePages } from '@fleetfoot/shared/firebase';
import { useSearchParams, useServices } from '@fleetfoot/shared/remote';
import { LiveView, Section, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { useMemo } from 'react';
import { LOGS } from '../texts/logs';
import { LOG_PAGE, requestsQuery } from './data';
import { isFiltered, type LogFilter, logPath, parseLogFilter, WHOLE_LOG } from './log-filter';
import { LogFilters } from './log-filters';
import { LogList } from './log-list';

export function Logs({ orgID }: { readonly orgID: string }) {
  const params = useSearchParams();
  const { navigate } = useServices();
  const filter = useMemo(() => parseLogFilter(params), [params]);
  const { result, loadMore } = useLivePages(requestsQuery(orgID, filter));
  const change = (changed: LogFilter) => navigate(logPath(changed), { replace: true });
  const isWhole = !isFiltered(filter);
  const isEmpty = isWhole && result.status === 'ready' && result.data.items.length === 0;
  return (
    <Section title={LOGS.title}>
      <Stack>
        {/* The filters are hidden before the first request. */}
        {!isEmpty && <LogFilters filter={filter} onChange={change} />}
        <LiveView result={result} skeleton={<SkeletonRows rows={4} label={LOGS.loading} />}>
          {(loaded) => (
            <LogList
              loaded={loaded}
              isFiltered={!isWhole}
              onShowAll={() => change(WHOLE_LOG)}
              onMore={() => loadMore(LOG_PAGE)}
            />
          )}
        </LiveView>
      </Stack>
    </Section>
  );
}
