import { splitVat } from '@fleetfoot/shared/billing';
import {
  CsvDialog,
  type CsvFormat,
  csvAmount,
  csvDate,
  csvFile,
  csvNumber,
  csvText,
  downloadFile,
} from '@fleetfoot/shared/csv';
import { formatPhoneNumber, toLocalDateTime } from '@fleetfoot/shared/domain';
import {
  DELIVERABLE_ACTION_LABELS,
  type Delivery,
  DIRECTION_LABELS,
  DIRECTIONS,
  type STOPS,
} from '@fleetfoot/shared/model';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { SelectField } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import { readLinks } from '../tracking/data';
import { COLUMN_KEYS, columnOf, type ListColumn } from './columns';

interface FileColumn {
  readonly header: string;
  cell(delivery: Delivery, format: CsvFormat): string;
}

function ofList(column: ListColumn): FileColumn {
  const { header } = column;
  return column.kind === 'time'
    ? { header, cell: (delivery) => csvDate(column.value(delivery)) }
    : { header, cell: (delivery) => csvText(column.value(delivery)) };
}

function text(header: string, value: (delivery: Delivery) => string): FileColumn {
  return { header, cell: (delivery) => csvText(value(delivery)) };
}

function degrees(header: string, value: (delivery: Delivery) => number | string): FileColumn {
  return {
    header,
    cell(delivery, format) {
      const found = value(delivery);
      return csvNumber(found === '' ? undefined : Number(found), format);
    },
  };
}

function directions(stop: (typeof STOPS)[number], name: string): readonly FileColumn[] {
  return DIRECTIONS.map((field) =>
    text(
      `${name} ${DIRECTION_LABELS[field].toLowerCase()}`,
      (delivery) => delivery[`${stop}_${field}`] ?? '',
    ),
  );
}

/** The columns of the screen in its order, then what the screen has no room for. */
const FILE_COLUMNS: readonly FileColumn[] = [
  ...COLUMN_KEYS.map((key) => ofList(columnOf(key))),
  text('Payment status', ({ payment_status }) => payment_status),
  {
    header: 'Price incl. VAT',
    cell: ({ price }, format) => (price ? csvAmount(price.total, format) : ''),
  },
  {
    header: 'VAT',
    cell: ({ price }, format) => (price ? csvAmount(splitVat(price.total).vat, format) : ''),
  },
  {
    header: 'Distance (km)',
    cell: ({ price }, format) => csvNumber(price && price.metres / 1000, format),
  },
  text('Tariff', ({ price }) => price?.tariffID ?? ''),
  text('Drop-off phone number', ({ dropoff_phone_number }) => formatPhoneNumber(dropoff_phone_number)),
  text('Drop-off instructions', ({ dropoff_instructions }) => dropoff_instructions),
  ...directions('dropoff', 'Drop-off'),
  degrees('Drop-off latitude', ({ dropoff_latitude }) => dropoff_latitude),
  degrees('Drop-off longitude', ({ dropoff_longitude }) => dropoff_longitude),
  text('Action', ({ deliverable_action }) => DELIVERABLE_ACTION_LABELS[deliverable_action]),
  text('Pickup name', ({ pickup_name }) => pickup_name),
  text('Pickup address', ({ pickup_address }) => pickup_address),
  text('Pickup phone number', ({ pickup_phone_number }) => formatPhoneNumber(pickup_phone_number)),
  text('Pickup instructions', ({ pickup_instructions }) => pickup_instructions),
  ...directions('pickup', 'Pickup'),
  degrees('Pickup latitude', ({ pickup_latitude }) => pickup_latitude),
  degrees('Pickup longitude', ({ pickup_longitude }) => pickup_longitude),
  text('ID', ({ id }) => id),
];

/**
 * Deliveries as a file for a spreadsheet: the given rows in the given order.
 * @param links tracking links by the delivery's id; without them the file has no such column
 */
export function deliveriesCsv(
  deliveries: readonly Delivery[],
  format: CsvFormat,
  links?: ReadonlyMap<string, string>,
): string {
  const columns = links
    ? [...FILE_COLUMNS, text('Tracking link', ({ id }) => links.get(id) ?? '')]
    : FILE_COLUMNS;
  const rows = deliveries.map((delivery) => columns.map(({ cell }) => cell(delivery, format)));
  return csvFile([columns.map(({ header }) => csvText(header)), ...rows], format);
}

/** Name of the file: `deliveries-2026-02-03.csv`, by the day in South Africa. */
export function deliveriesFileName(now: Date): string {
  return `deliveries-${toLocalDateTime(now).slice(0, 10)}.csv`;
}

const LINK_OPTIONS = [
  { value: 'in', label: 'In the last column' },
  { value: 'out', label: 'Left out' },
];

interface ExportDialogProps {
  /** What is shown, in the order it is shown in. */
  readonly deliveries: readonly Delivery[];
  /** Which deliveries they are, as sentences. */
  readonly holds: string;
  readonly onClose: () => void;
}

/** Writes the list into a file. */
export function ExportDialog({ deliveries, holds, onClose }: ExportDialogProps) {
  const { now } = useServices();
  const { id: orgID } = useOrganization();
  const [hasLinks, setHasLinks] = useState(true);
  const links = useRef<ReadonlyMap<string, string>>(undefined);
  async function prepare(): Promise<void> {
    links.current = hasLinks ? await readLinks(orgID, deliveries, now()) : undefined;
  }
  function download(format: CsvFormat): void {
    const file = deliveriesCsv(deliveries, format, links.current);
    downloadFile(deliveriesFileName(now()), 'text/csv;charset=utf-8', file);
  }
  return (
    <CsvDialog
      exported={{ what: 'deliveries', rows: deliveries.length }}
      choices={
        <SelectField
          label="Tracking links"
          hint="Of deliveries that have one, until their page closes. Whoever has the file can open these pages."
          value={hasLinks ? 'in' : 'out'}
          onChange={({ target }) => setHasLinks(target.value === 'in')}
          options={LINK_OPTIONS}
        />
      }
      prepare={prepare}
      remedy={hasLinks ? 'Or leave the tracking links out.' : ''}
      onDownload={download}
      onClose={onClose}
    >
      {holds}
    </CsvDialog>
  );
}
