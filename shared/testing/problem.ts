import type { Problem } from '@fleetfoot/shared/model/delivery/problem';

/** An open problem of a delivery, reported by Thandi on a Wednesday. */
export function problem(changes: Partial<Problem> = {}): Problem {
  const reportedAt = new Date('2026-11-25T12:00:00Z');
  return {
    ...{ id: 'd1.1', kind: 'delivery', subject: 'd1', chargeID: 'd1', label: 'PO-d1' },
    ...{ reason: 'damaged', note: 'The bag was wet', state: 'open', messages: [] },
    ...{ reportedAt, reportedBy: 'thandi', updatedAt: reportedAt },
    dueAt: new Date('2026-11-26T12:00:00Z'),
    ...changes,
  };
}
