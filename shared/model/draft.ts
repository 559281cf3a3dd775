import * as v from '@fleetfoot/shared/schema';
import { collection } from '@fleetfoot/shared/schema';

/** What somebody has typed and not sent, as text that only the product reads. */
export const DraftSchema = v.object({
  id: v.string(),
  value: v.string(),
  /** When it may be forgotten. */
  expiresAt: v.date(),
});

/** Days for which a draft is kept after it was last changed. */
export const DRAFT_DAYS = 30;

/** Days for which what somebody chose once and for all is kept after it was last changed. */
export const PREFERENCE_DAYS = 90;

/** The moment this many days from now. */
export function daysFrom(now: Date, days: number): Date {
  return new Date(now.getTime() + days * 86_400_000);
}

/** Most bytes of a draft's value, as UTF-8. */
export const DRAFT_LIMIT = 20_000;

/** The forms that keep a draft of a user's own. */
export const USER_DRAFT_KEYS = ['import-columns'] as const;

/** The forms that keep a draft of a member's. */
export const MEMBER_DRAFT_KEYS = ['new-delivery', 'repeated-delivery'] as const;

export type MemberDraftKey = (typeof MEMBER_DRAFT_KEYS)[number];

/** Key of the user's draft that holds their latest purchase for an organisation. */
export function purchaseDraftKey(orgID: string): string {
  return `campaign-${orgID}`;
}

/** A user's own, whichever organisation they work for. */
export const userDrafts = collection('Users/{uid}/Drafts/{key}', DraftSchema, { mostInQuery: 50 });

/** Of a member: it may hold the organisation's data, so it is deleted when they leave the team. */
export const memberDrafts = collection('Organizations/{orgID}/Team/{memberID}/Drafts/{key}', DraftSchema);
