import * as v from '@fleetfoot/shared/schema';
import { documentID, operation } from './operation';

/** Lists that members download as files, as the audit trail names them. */
const EXPORTED = [
  'deliveries',
  'report',
  'activity',
  'statement',
  'invoices for Xero',
  'invoices for Sage',
] as const;

/** One of them. */
export type ExportedList = (typeof EXPORTED)[number];

/** Downloads of one member of an organisation in a day. */
export const EXPORTS_PER_DAY = 100;

/** Notes in the audit trail that a file is about to be downloaded. For members. */
export const recordExport = operation(
  'recordExport',
  {
    orgID: documentID,
    what: v.pipe(v.string(), v.picklist(EXPORTED)),
    rows: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  },
  v.object({}),
  { isRead: true },
);
