import type { RecurringDelivery } from '@fleetfoot/shared/model';
import { type Column, DataTable, EmptyState, LinkButton } from '@fleetfoot/shared/ui';
import { useMemo } from 'react';
import { nextRun, pickupText, RecurringState, scheduleText } from '../recurring-words';
import { SwitchButton } from '../switch-button';

interface RecurringListProps {
  readonly list: readonly RecurringDelivery[];
  readonly now: Date;
  readonly onSwitch: (id: string, status: RecurringDelivery['status']) => Promise<void>;
}

/** The table of recurring deliveries, or what they are for. */
export function RecurringList({ list, now, onSwitch }: RecurringListProps) {
  const columns = useMemo((): readonly Column<RecurringDelivery>[] => {
    return [
      { key: 'name', header: 'Name', render: ({ name }) => name },
      { key: 'schedule', header: 'Pickup', render: scheduleText },
      {
        key: 'next',
        header: 'Next run',
        render: (recurring) => {
          const run = nextRun(recurring, now);
          return run ? pickupText(run.pickup) : 'None';
        },
      },
      {
        key: 'state',
        header: 'State',
        render: (recurring) => <RecurringState recurring={recurring} now={now} />,
      },
      {
        key: 'switch',
        header: 'Pause or resume',
        render: (recurring) => (
          <SwitchButton recurring={recurring} onSwitch={(status) => onSwitch(recurring.id, status)} isNamed />
        ),
      },
    ];
  }, [now, onSwitch]);
  if (list.length === 0) {
    return (
      <EmptyState
        icon="deliveries"
        title="No recurring deliveries"
        action={<LinkButton href="/recurring/new">New recurring delivery</LinkButton>}
      >
        A recurring delivery is created for you on the days that you choose, such as every weekday at 08:30.
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Recurring deliveries"
      columns={columns}
      rows={list}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/recurring/${id}`}
    />
  );
}
