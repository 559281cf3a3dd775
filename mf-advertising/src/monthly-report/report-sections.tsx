import type { BikeLine, DowntimeLine } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { LiveView, Section, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import { BikeChart } from './bike-chart';
import { BikeTable } from './bike-table';
import { DiscountCard } from './discount-card';
import { downtimeReport } from './downtime';
import { DowntimeTable } from './downtime-table';

interface ReportSectionsProps {
  readonly bikes: Live<readonly BikeLine[]>;
  readonly downtime: Live<readonly DowntimeLine[]>;
  /** Rand for the month. */
  readonly price: number | undefined;
}

/** The bikes of a month and their downtime. */
export function ReportSections({ bikes, downtime, price }: ReportSectionsProps) {
  return (
    <>
      <Section title="Bikes">
        <LiveView result={bikes} skeleton={<SkeletonRows rows={5} label="Loading bikes" />}>
          {(lines) => (
            <Stack>
              {lines.length > 0 && <BikeChart bikes={lines} />}
              <BikeTable bikes={lines} />
            </Stack>
          )}
        </LiveView>
      </Section>
      <Section title="Downtime">
        <LiveView result={downtime} skeleton={<SkeletonRows rows={2} label="Loading downtime" />}>
          {(lines) => {
            const reckoned = downtimeReport(lines);
            return (
              <Stack>
                <DowntimeTable lines={reckoned.lines} />
                {lines.length > 0 && <DiscountCard downtime={reckoned} price={price} />}
              </Stack>
            );
          }}
        </LiveView>
      </Section>
    </>
  );
}
