import { AppError, cleanText } from '@fleetfoot/shared/domain';
import { cancelledDeliveries } from '@fleetfoot/shared/model/delivery/cancelled-delivery';
import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import { problemID } from '@fleetfoot/shared/model/delivery/problem';
import { checkProblem, ProblemMessageSchema } from '@fleetfoot/shared/model/delivery/problem-details';
import type { PhotoRefusal } from '@fleetfoot/shared/model/delivery/problem-photo';
import { type TrackingLink, trackingLinks } from '@fleetfoot/shared/model/delivery/tracking';
import { RECIPIENT } from '@fleetfoot/shared/model/team/audit-event';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { cleanPhoto } from '../pictures/clean-photo';
import { inTransaction } from '../platform/in-transaction';
import { stored } from '../platform/stored';
import { enterProblem, readProblem, type Written } from '../problems/problem-record';
import { writeMessage } from '../problems/write-message';
import type { SentForm } from './read-form';
import { type ProblemRefusal, RECIPIENT_REASONS } from './texts/problem-texts';
import type { Problem as TextProblem } from './texts/texts';

/** What a recipient sends about a problem: a new one, or a message about the last one. */
export type SentProblem =
  | {
      readonly kind: 'report';
      readonly number: number;
      readonly reason: string;
      readonly text: string;
      readonly photo?: Buffer;
    }
  | { readonly kind: 'write'; readonly number: number; readonly seen: number; readonly text: string };

/** Why it is not sent. */
export type SendRefusal = ProblemRefusal | PhotoRefusal | Extract<TextProblem, 'empty' | 'too_long'>;

/** Longer than any text. */
const LONGEST = 2_000;

const REASONS = Object.fromEntries(RECIPIENT_REASONS.map((reason) => [reason, reason]));

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

/** What a form asks for; `undefined` for anything that no form of ours sends. */
export function readSent({ fields: sent, file }: SentForm): SentProblem | undefined {
  const [kind, text, number] = [sent.get('kind'), sent.get('text'), wholeNumber(sent.get('number'))];
  if (text === null || text.length > LONGEST || number === undefined || number < 1) return undefined;
  if (kind === 'report') {
    return { kind, number, reason: sent.get('reason') ?? '', text, ...(file && { photo: file }) };
  }
  const seen = wholeNumber(sent.get('seen'));
  return kind === 'write' && seen !== undefined ? { kind, number, seen, text } : undefined;
}

function wrongText(text: string): SendRefusal {
  return cleanText(text) === '' ? 'empty' : 'too_long';
}

type Work = (written: Written, link: TrackingLink, delivery: DocumentSnapshot) => Promise<void>;

/** What is to be written, or why nothing is. */
async function workOf(sent: SentProblem): Promise<Work | SendRefusal> {
  if (sent.kind === 'report') {
    const details = checkProblem({ reason: sent.reason, note: sent.text }, REASONS);
    if ('message' in details) return details.field === 'reason' ? 'no_reason' : wrongText(sent.text);
    const photo = sent.photo && (await cleanPhoto(sent.photo));
    if (typeof photo === 'string') return photo;
    return async (written, link, delivery) => {
      const label = String(delivery.get('external_id') ?? '');
      const about = { kind: 'delivery', subject: link.id, chargeID: link.id, label } as const;
      await enterProblem(written, { ...about, ...details }, { number: sent.number, photo });
      const path = trackingLinks.document(written.orgID, link.id);
      // An old form that is sent again leaves the link at the one that was reported last.
      const count = Math.max(link.problems ?? 0, sent.number);
      written.transaction.update(written.database.doc(path), { problems: count });
    };
  }
  const { success, output: text } = v.safeParse(ProblemMessageSchema, sent.text);
  if (!success) return wrongText(sent.text);
  return async (written, link) => {
    const which = { orgID: written.orgID, problemID: problemID(link.id, sent.number, 'recipient') };
    const { problem, reference } = await readProblem(written.transaction, written.database, which);
    if (!problem) throw new AppError('failed-precondition', `There is no problem ${which.problemID}.`);
    writeMessage(written, { problem, reference }, { text, seen: sent.seen });
  };
}

/**
 * Reports what a recipient sends, or adds their message, in one transaction with the check that their link still opens
 * the page.
 * @param link as it opened the page; one that was revoked meanwhile sends nothing
 * @returns why it is not sent
 */
export async function sendByRecipient(
  database: Firestore,
  { orgID, id, hash }: Pick<TrackingLink, 'orgID' | 'id' | 'hash'>,
  sent: SentProblem,
  now: Date,
): Promise<SendRefusal | undefined> {
  const work = await workOf(sent);
  if (typeof work === 'string') return work;
  const by = { actor: { kind: 'recipient', id: RECIPIENT, name: '' } } as const;
  try {
    return await inTransaction(database, async (transaction) => {
      const [link, ...found] = (await transaction.getAll(
        ...[trackingLinks, deliveries, cancelledDeliveries].map((place) =>
          database.doc(place.document(orgID, id)),
        ),
      )) as [DocumentSnapshot, ...DocumentSnapshot[]];
      const delivery = found.find(({ exists }) => exists);
      const known = link.exists ? stored(trackingLinks, link) : undefined;
      if (known?.hash !== hash || !delivery || delivery.get('blanked_at') !== undefined) return 'changed';
      await work({ database, transaction, orgID, by, now }, known, delivery);
      return undefined;
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'resource-exhausted') return 'full';
    if (error.code === 'failed-precondition') return 'changed';
    throw error;
  }
}
