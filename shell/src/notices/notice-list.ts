import type { Notice } from '@fleetfoot/shared/contract';

export interface NoticeEntry extends Notice {
  readonly isRead: boolean;
}

/** What is kept of a user's notices of one organisation. */
export interface KeptNotices {
  /** The latest first. */
  readonly entries: readonly NoticeEntry[];
  /** Whether the browser is to show what comes while nobody looks. */
  readonly hasAlerts: boolean;
}

export const NO_NOTICES: KeptNotices = { entries: [], hasAlerts: false };

const MOST_KEPT = 100;
const KEPT_MS = 7 * 86_400_000;

/** With notices that have come, without those that are too old; one that is there already stays as it is. */
export function withNotices(kept: KeptNotices, notices: readonly Notice[], now: Date): KeptNotices {
  const ids = new Set(kept.entries.map(({ id }) => id));
  const come = notices.filter(({ id }) => !ids.has(id) && ids.add(id));
  const entries = [...come.map((notice) => ({ ...notice, isRead: false })), ...kept.entries]
    .filter(({ at }) => now.getTime() - at.getTime() < KEPT_MS)
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MOST_KEPT);
  return { ...kept, entries };
}

export function withAllRead(kept: KeptNotices): KeptNotices {
  return { ...kept, entries: kept.entries.map((entry) => ({ ...entry, isRead: true })) };
}

export function unreadIn({ entries }: KeptNotices): number {
  return entries.filter(({ isRead }) => !isRead).length;
}
