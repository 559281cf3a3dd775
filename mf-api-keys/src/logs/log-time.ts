import { formatDateTime } from '@fleetfoot/shared/domain';

/** `03 Feb 2026, 14:05:09` in South African time. */
export function formatLogTime(date: Date): string {
  // The zone's offset has whole minutes, so that the seconds are the same everywhere.
  return `${formatDateTime(date)}:${String(date.getUTCSeconds()).padStart(2, '0')}`;
}
