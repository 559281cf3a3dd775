import { monthOf } from '@fleetfoot/shared/billing';
import type { LedgerEntry } from '@fleetfoot/shared/model/billing/ledger';
import { answerDue } from '@fleetfoot/shared/model/delivery/answer-due';
import { PROVIDER, type Problem, problemID, problems } from '@fleetfoot/shared/model/delivery/problem';
import { type ProblemPhoto, problemPhotos } from '@fleetfoot/shared/model/delivery/problem-photo';
import { PROOF_DAYS } from '@fleetfoot/shared/model/delivery/proof';
import { DOOR_PHOTO } from '../courier/pictures';
import { type DemoDocument, documentWithID } from './demo-documents';
import { DEMO_ORGANIZATION, PEOPLE } from './people';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** When the earlier problem was reported: the trips were paid for before. */
const REPORTED_HOURS = 22;
/** Half of what the trip cost. */
const REFUNDED_PART = 0.5;

/** What is read of a trip that was paid for. */
interface PaidTrip {
  readonly entry: LedgerEntry;
  readonly deliveryID: string;
  readonly label: string;
}

/** Trips that were paid for by then, the latest first. */
function paidTrips(entries: readonly LedgerEntry[], by: Date): readonly PaidTrip[] {
  return entries
    .filter(({ createdAt }) => createdAt < by)
    .flatMap((entry) =>
      entry.trip ? [{ entry, deliveryID: entry.trip.deliveryID, label: entry.trip.reference }] : [],
    )
    .sort((one, other) => other.entry.createdAt.getTime() - one.entry.createdAt.getTime());
}

function reportOf({ deliveryID, label }: PaidTrip, reportedAt: Date) {
  const about = { kind: 'delivery', subject: deliveryID, chargeID: deliveryID, label } as const;
  const times = { reportedAt, dueAt: answerDue(reportedAt), updatedAt: reportedAt };
  return { id: problemID(deliveryID, 1), ...about, ...times, messages: [] };
}

function refundOf({ entry }: PaidTrip, amount: number, createdAt: Date): LedgerEntry {
  return {
    ...{ ...entry, id: entry.id.replace(/^pi_/, 're_'), kind: 'refund', amount: -amount, createdAt },
    ...{ description: `Refund: ${entry.description}`, month: monthOf(createdAt) },
  };
}

/** The photo that came with a report. */
function photoOf({ id, subject: deliveryID, reportedAt: at }: Problem): DemoDocument {
  const orgID = DEMO_ORGANIZATION.id;
  const expiresAt = new Date(at.getTime() + PROOF_DAYS * DAY_MS);
  const photo: ProblemPhoto = {
    ...{ id, orgID, deliveryID, type: 'image/jpeg', data: DOOR_PHOTO, at, expiresAt },
  };
  return { path: problemPhotos.document(orgID, id), data: { ...photo } };
}

/**
 * Two problems of deliveries that were paid for: one was answered, and half of its price given back; one waits for its
 * answer, and has a photo.
 */
export function problemsOf(
  trips: readonly LedgerEntry[],
  now: Date,
): { readonly documents: readonly DemoDocument[]; readonly entries: readonly LedgerEntry[] } {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const [asked, settled] = [hoursAgo(REPORTED_HOURS), hoursAgo(3)];
  const [open, answered] = paidTrips(trips, asked);
  if (!open || !answered) return { documents: [], entries: [] };
  const amount = Math.round(answered.entry.amount * REFUNDED_PART);
  const all: readonly Problem[] = [
    {
      ...{
        ...reportOf(open, hoursAgo(2)),
        reason: 'wrong_place',
        reportedBy: PEOPLE.member.uid,
        state: 'open',
      },
      note: 'The parcel is at the neighbour, and nobody told us.',
      photo: true,
    },
    {
      ...{ ...reportOf(answered, asked), reason: 'damaged', reportedBy: PEOPLE.admin.uid, state: 'answered' },
      ...{ note: 'Two bunny chows arrived upside down.', updatedAt: settled, answeredAt: settled },
      messages: [{ by: PROVIDER, text: 'Sorry about that. We give half of the price back.', at: settled }],
      refund: { amount, why: '', decidedAt: settled, given: amount, givenAt: settled },
    },
  ];
  return {
    documents: [
      ...all.map(({ id, ...problem }) => documentWithID(problems.path(DEMO_ORGANIZATION.id), id, problem)),
      ...all.filter(({ photo }) => photo).map(photoOf),
    ],
    entries: [refundOf(answered, amount, settled)],
  };
}
