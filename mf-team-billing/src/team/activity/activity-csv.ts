import { type CsvFormat, csvDate, csvFile, csvText } from '@fleetfoot/shared/csv';
import type { AuditEvent } from '@fleetfoot/shared/model/team/audit-event';
import type { TeamMember } from '@fleetfoot/shared/model/team/people';
import { CSV_HEADINGS } from '../../texts/activity';
import { actorName, changesOf, deedOf } from './event-text';

function changesText(event: AuditEvent): string {
  return changesOf(event)
    .map(({ field, before, after }) => `${field}: ${before || '–'} → ${after || '–'}`)
    .join('; ');
}

/** Events as a file for a spreadsheet, in the given order. */
export function activityCsv(
  events: readonly AuditEvent[],
  members: readonly TeamMember[],
  format: CsvFormat,
): string {
  const rows = events.map((event) => [
    csvDate(event.at),
    csvText(actorName(event, members)),
    csvText(deedOf(event)),
    csvText(event.object.label),
    csvText(event.object.id),
    csvText(changesText(event)),
    csvText(event.from.address ?? ''),
    csvText(event.id),
  ]);
  return csvFile([CSV_HEADINGS.map((text) => csvText(text)), ...rows], format);
}
