import { formatDateTime, formatTimeRange, parseLocalDateTime } from '@fleetfoot/shared/domain';
import { URGENCY_LABELS, type UrgencyLevel } from '@fleetfoot/shared/model/delivery/delivery-choices';
import type { TypedDelivery } from '@fleetfoot/shared/model/delivery/typed-delivery';
import type { Column } from '@fleetfoot/shared/ui';
import { styled } from 'styled-components';
import { importTexts } from '../../texts/import';
import { useInWords } from '../../texts/page-language';
import { usePageTexts } from '../../texts/page-texts';
import type { CheckedLine } from './check-lines';
import { LineTable } from './line-table';

/** `03 Feb 2026, 14:05 to 15:05`; empty while that is not known. */
function rangeOf({ start, end }: TypedDelivery['pickup_window']): string {
  const [from, until] = [parseLocalDateTime(start), parseLocalDateTime(end)];
  return from && until ? formatTimeRange(from, until) : '';
}

const Time = styled.span`
  display: block;
  color: var(--muted);
  font-size: var(--text-sm);
`;

interface LineListsProps {
  readonly ready: readonly CheckedLine[];
  readonly waiting: readonly CheckedLine[];
  readonly skipped: readonly CheckedLine[];
  readonly onSkip: (line: CheckedLine, isSkipped: boolean) => void;
}

/** The rows that need no fixing, as they were read: those that wait, those that are ready and those that are left out. */
export function LineLists({ ready, waiting, skipped, onSkip }: LineListsProps) {
  const { row, lists, grid } = usePageTexts(importTexts);
  const say = useInWords();
  const id: Column<CheckedLine> = {
    key: 'id',
    header: say('External ID'),
    render: ({ delivery }) => delivery.external_id,
  };
  const number: Column<CheckedLine> = {
    key: 'row',
    header: row,
    align: 'end',
    render: (line) => line.number,
  };
  const name: Column<CheckedLine> = {
    key: 'name',
    header: say('Drop-off name'),
    render: ({ delivery }) => delivery.dropoff.name,
  };
  /** When it is collected and brought, as it was read; nothing for as soon as possible. */
  function timesOf({ urgency_level, pickup_time, pickup_window, dropoff_window }: TypedDelivery) {
    if (urgency_level === 'time_window') {
      const [pickup, dropoff] = [rangeOf(pickup_window), rangeOf(dropoff_window)];
      return [pickup && `${lists.pickup}: ${pickup}`, dropoff && `${lists.dropoff}: ${dropoff}`].filter(
        Boolean,
      );
    }
    const date = urgency_level === 'scheduled' ? parseLocalDateTime(pickup_time) : undefined;
    return date ? [formatDateTime(date)] : [];
  }
  const read: readonly Column<CheckedLine>[] = [
    id,
    number,
    { key: 'pickup', header: lists.pickup, render: ({ delivery }) => delivery.pickup.address.text },
    { key: 'dropoff', header: lists.dropoff, render: ({ delivery }) => delivery.dropoff.address.text },
    name,
    {
      key: 'urgency',
      header: say('Urgency'),
      render: ({ delivery }) => [
        say(URGENCY_LABELS[delivery.urgency_level as UrgencyLevel]),
        ...timesOf(delivery).map((text) => <Time key={text}>{text}</Time>),
      ],
    },
  ];
  const skip = {
    ...{ columns: read, action: grid.skip, actionOf: grid.skipOf },
    onAction: (line: CheckedLine) => onSkip(line, true),
  };
  return (
    <>
      <LineTable title={lists.waiting} caption={lists.waitingCaption} lines={waiting} {...skip} />
      <LineTable title={lists.ready} caption={lists.readyCaption} lines={ready} {...skip} />
      <LineTable
        title={lists.skipped}
        caption={lists.skippedCaption}
        columns={[id, number, name]}
        lines={skipped}
        action={lists.back}
        actionOf={lists.backOf}
        onAction={(line) => onSkip(line, false)}
      />
    </>
  );
}
