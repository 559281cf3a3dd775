import { toLocalDateTime } from '@fleetfoot/shared/domain';

/** A moment as one cell, in South African time: `2026-02-03 14:05`. */
export function csvDate(date: Date | undefined): string {
  return date ? toLocalDateTime(date).replace('T', ' ') : '';
}
