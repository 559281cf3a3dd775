import type { DowntimeLine, Report } from '@fleetfoot/shared/model/advertising/report';
import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { Skeleton } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { LiveQueriesCard } from './live-queries-card';

const load = async () => {
  const { LiveQueriesCard } = await import(/* webpackChunkName: "downtime-queries" */ './live-queries-card');
  return LiveQueriesCard;
};

// Nothing can be queried on paper.
const Screen = styled.div`
  @media print { display: none; }
`;

interface DowntimeQueriesProps {
  readonly campaignID: string;
  readonly report: Report;
  readonly lines: readonly DowntimeLine[];
}

/** What of a month's downtime is queried; below its table, and loaded after it. */
export function DowntimeQueries(props: DowntimeQueriesProps) {
  const { report } = useServices();
  return (
    <Screen>
      <LazyPart<ComponentProps<typeof LiveQueriesCard>>
        load={load}
        props={props}
        waiting={<Skeleton height={104} />}
        onFailure={(error) => report(error, { part: 'downtime-queries' })}
      />
    </Screen>
  );
}
