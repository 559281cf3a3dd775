import type { RecurringDelivery } from '@fleetfoot/shared/model/delivery/recurring-deliveries';
import { type Column, DataTable, EmptyState, LinkButton } from '@fleetfoot/shared/ui';
import { useMemo } from 'react';
import { usePageTexts } from '../../../texts/page-texts';
import { recurringTexts } from '../../../texts/recurring';
import { nextRun, pickupText, RecurringState, scheduleText } from '../recurring-words';
import { SwitchButton } from '../switch-button';

interface RecurringListProps {
  readonly list: readonly RecurringDelivery[];
  readonly now: Date;
  readonly onSwitch: (id: string, status: RecurringDelivery['status']) => Promise<void>;
}

/** The table of recurring deliveries, or what they are for. */
export function RecurringList({ list, now, onSwitch }: RecurringListProps) {
  const texts = usePageTexts(recurringTexts);
  const columns = useMemo((): readonly Column<RecurringDelivery>[] => {
    return [
      { isData: true, key: 'name', header: texts.name, render: ({ name }) => name },
      { key: 'schedule', header: texts.pickup, render: (recurring) => scheduleText(recurring, texts) },
      {
        key: 'next',
        header: texts.nextRun,
        render: (recurring) => {
          const run = nextRun(recurring, now);
          return run ? pickupText(run.pickup, texts) : texts.none;
        },
      },
      {
        key: 'state',
        header: texts.state,
        render: (recurring) => <RecurringState recurring={recurring} now={now} />,
      },
      {
        key: 'switch',
        header: texts.switch,
        render: (recurring) => (
          <SwitchButton recurring={recurring} onSwitch={(status) => onSwitch(recurring.id, status)} isNamed />
        ),
      },
    ];
  }, [now, onSwitch, texts]);
  if (list.length === 0) {
    return (
      <EmptyState
        icon="deliveries"
        title={texts.empty}
        action={<LinkButton href="/recurring/new">{texts.add}</LinkButton>}
      >
        {texts.emptyText}
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption={texts.title}
      columns={columns}
      rows={list}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/recurring/${id}`}
    />
  );
}
