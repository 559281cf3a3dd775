import type { Live } from '@fleetfoot/shared/firebase';
import type { BikeLine, DowntimeLine } from '@fleetfoot/shared/model/advertising/report';
import { LiveView, Section, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import type { ReactNode } from 'react';
import { REPORT } from '../../texts/report';
import { BikeChart } from './bikes/bike-chart';
import { BikeTable } from './bikes/bike-table';
import { DiscountCard } from './downtime/discount-card';
import { downtimeReport } from './downtime/downtime';
import { DowntimeTable } from './downtime/downtime-table';

interface ReportSectionsProps {
  readonly bikes: Live<readonly BikeLine[]>;
  readonly downtime: Live<readonly DowntimeLine[]>;
  /** Rand for the month. */
  readonly price: number | undefined;
  /** Shows what of the downtime is queried. */
  readonly queriesOf?: (lines: readonly DowntimeLine[]) => ReactNode;
}

/** The bikes of a month and their downtime. */
export function ReportSections({ bikes, downtime, price, queriesOf }: ReportSectionsProps) {
  return (
    <>
      <Section title={REPORT.bikes.title}>
        <LiveView result={bikes} skeleton={<SkeletonRows rows={5} label={REPORT.bikes.loading} />}>
          {(lines) => (
            <Stack>
              {lines.length > 0 && <BikeChart bikes={lines} />}
              <BikeTable bikes={lines} />
            </Stack>
          )}
        </LiveView>
      </Section>
      <Section title={REPORT.downtime.title}>
        <LiveView result={downtime} skeleton={<SkeletonRows rows={2} label={REPORT.downtime.loading} />}>
          {(lines) => {
            const counted = downtimeReport(lines);
            return (
              <Stack>
                <DowntimeTable lines={counted.lines} />
                {lines.length > 0 && <DiscountCard downtime={counted} price={price} />}
                {lines.length > 0 && queriesOf?.(lines)}
              </Stack>
            );
          }}
        </LiveView>
      </Section>
    </>
  );
}
