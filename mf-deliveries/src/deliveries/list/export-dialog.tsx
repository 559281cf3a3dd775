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
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import {
  DELIVERABLE_ACTION_LABELS,
  DIRECTION_LABELS,
  DIRECTIONS,
  type STOPS,
} from '@fleetfoot/shared/model/delivery/delivery-choices';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { SelectField } from '@fleetfoot/shared/ui';
import { useRef, useState } from 'react';
import { csvTexts } from '../../texts/csv';
import { dialogWords } from '../../texts/dialogs';
import { CSV_HEADINGS } from '../../texts/english/csv';
import { useFailureWords } from '../../texts/failure-words';
import type { ListCount } from '../../texts/list-words';
import { usePageTexts } from '../../texts/page-texts';
import { Translated } from '../../texts/translated';
import { readLinks } from '../tracking/data';
import { COLUMN_KEYS, columnOf, type ListColumn } from './columns';
import { useListWords } from './list-summary';

const { of, pickup: PICKUP, dropoff: DROPOFF } = CSV_HEADINGS;

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

function directions(stop: (typeof STOPS)[number]): readonly FileColumn[] {
  return DIRECTIONS.map((field) =>
    text(
      of.direction(CSV_HEADINGS[stop], DIRECTION_LABELS[field]),
      (delivery) => delivery[`${stop}_${field}`] ?? '',
    ),
  );
}

/** When a stop may be called at; empty but for deliveries with time windows. */
function windows(stop: (typeof STOPS)[number]): readonly FileColumn[] {
  return (['start', 'end'] as const).map((edge) => ({
    header: of[edge](CSV_HEADINGS[stop]),
    cell: (delivery) => csvDate(delivery[`${stop}_window`]?.[edge]),
  }));
}

/** The columns of the screen in its order, then what the screen has no room for. */
const FILE_COLUMNS: readonly FileColumn[] = [
  ...COLUMN_KEYS.map((key) => ofList(columnOf(key))),
  text(CSV_HEADINGS.payment, ({ payment_status }) => payment_status),
  {
    header: CSV_HEADINGS.price,
    cell: ({ price }, format) => (price ? csvAmount(price.total, format) : ''),
  },
  {
    header: CSV_HEADINGS.vat,
    cell: ({ price }, format) => (price ? csvAmount(splitVat(price.total).vat, format) : ''),
  },
  {
    header: CSV_HEADINGS.distance,
    cell: ({ price }, format) => csvNumber(price && price.metres / 1000, format),
  },
  text(CSV_HEADINGS.tariff, ({ price }) => price?.tariffID ?? ''),
  text(of.phone(DROPOFF), ({ dropoff_phone_number }) => formatPhoneNumber(dropoff_phone_number)),
  text(of.instructions(DROPOFF), ({ dropoff_instructions }) => dropoff_instructions),
  ...directions('dropoff'),
  degrees(of.latitude(DROPOFF), ({ dropoff_latitude }) => dropoff_latitude),
  degrees(of.longitude(DROPOFF), ({ dropoff_longitude }) => dropoff_longitude),
  ...windows('dropoff'),
  text(CSV_HEADINGS.action, ({ deliverable_action }) => DELIVERABLE_ACTION_LABELS[deliverable_action]),
  text(CSV_HEADINGS.proof, ({ proof }) => proof ?? ''),
  text(of.name(PICKUP), ({ pickup_name }) => pickup_name),
  text(of.address(PICKUP), ({ pickup_address }) => pickup_address),
  text(of.phone(PICKUP), ({ pickup_phone_number }) => formatPhoneNumber(pickup_phone_number)),
  text(of.instructions(PICKUP), ({ pickup_instructions }) => pickup_instructions),
  ...directions('pickup'),
  degrees(of.latitude(PICKUP), ({ pickup_latitude }) => pickup_latitude),
  degrees(of.longitude(PICKUP), ({ pickup_longitude }) => pickup_longitude),
  ...windows('pickup'),
  text(CSV_HEADINGS.id, ({ id }) => id),
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
    ? [...FILE_COLUMNS, text(CSV_HEADINGS.link, ({ id }) => links.get(id) ?? '')]
    : FILE_COLUMNS;
  const rows = deliveries.map((delivery) => columns.map(({ cell }) => cell(delivery, format)));
  return csvFile([columns.map(({ header }) => csvText(header)), ...rows], format);
}

/** Name of the file: `deliveries-2026-02-03.csv`, by the day in South Africa. */
export function deliveriesFileName(now: Date): string {
  return `deliveries-${toLocalDateTime(now).slice(0, 10)}.csv`;
}

interface ExportDialogProps {
  /** What is shown, in the order it is shown in. */
  readonly deliveries: readonly Delivery[];
  /** What the list shows of what there is; without it, they are what is selected in it. */
  readonly listed?: ListCount;
  readonly onClose: () => void;
}

/** Writes the list into a file. */
export function ExportDialog(props: ExportDialogProps) {
  return (
    <Translated groups={dialogWords}>
      <ExportForm {...props} />
    </Translated>
  );
}

function ExportForm({ deliveries, listed, onClose }: ExportDialogProps) {
  const { now } = useServices();
  const { id: orgID } = useOrganization();
  const texts = usePageTexts(csvTexts);
  const list = useListWords();
  const say = useFailureWords();
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
      words={texts.dialog}
      say={say}
      choices={
        <SelectField
          label={texts.links}
          hint={texts.linksHint}
          value={hasLinks ? 'in' : 'out'}
          onChange={({ target }) => setHasLinks(target.value === 'in')}
          options={[
            { value: 'in', label: texts.linksIn },
            { value: 'out', label: texts.linksOut },
          ]}
        />
      }
      prepare={prepare}
      remedy={hasLinks ? texts.remedy : ''}
      onDownload={download}
      onClose={onClose}
    >
      {listed ? texts.listed(list.summary(listed)) : texts.selected(list.deliveries(deliveries.length))}
    </CsvDialog>
  );
}
