import * as v from '@fleetfoot/shared/schema';
import { collection, singleDocument } from '@fleetfoot/shared/schema';
import { KeptBriefSchema } from '../advertising/campaign-brief';

/** Most that a limit can be, in cents: R 10 000 000. */
export const HIGHEST_LIMIT = 1_000_000_000;

/** Days that a purchase waits for an Admin, and that an approval holds. */
export const APPROVAL_DAYS = 7;

/** Most purchases above their limit that a member may ask for in a month. */
export const REQUESTS_PER_MONTH = 20;

const limit = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HIGHEST_LIMIT)));

/** What a role may charge without asking, in cents; a limit that is not there limits nothing. */
export const SpendingLimitSchema = v.strictObject({ perPurchase: limit, perMonth: limit });

/** What an Admin has set, for each role. Written by server functions only. */
export const SpendingLimitsSchema = v.object({ Admin: SpendingLimitSchema, Member: SpendingLimitSchema });

export type SpendingLimit = v.InferOutput<typeof SpendingLimitSchema>;
export type SpendingLimits = v.InferOutput<typeof SpendingLimitsSchema>;

/** What holds until an Admin sets something else: R 15 000 is above the largest deposit. */
export const DEFAULT_LIMITS: SpendingLimits = {
  Admin: {},
  Member: { perPurchase: 1_500_000, perMonth: 3_000_000 },
};

export const spendingLimits = singleDocument('Organizations/{orgID}/Settings/spending', SpendingLimitsSchema);

/** What a member spends in a month. Only server functions read and write it. */
export const MemberSpendingSchema = v.object({
  /** What was charged or still may be: cents, by attempt. */
  held: v.optional(v.record(v.string(), v.number()), {}),
  /** The attempts that an Admin was asked about. */
  asked: v.optional(v.array(v.string()), []),
});

export type MemberSpending = v.InferOutput<typeof MemberSpendingSchema>;

/** The id is `uid_month`. */
export const memberSpending = collection(
  'Organizations/{orgID}/MemberSpending/{memberMonth}',
  MemberSpendingSchema,
);

/** Whose limit a purchase is above: of one purchase, or of the month. */
export type ExceededLimit = 'perPurchase' | 'perMonth';

/** Which limit a charge is above. Amounts in cents. */
export function exceededLimit(
  { perPurchase, perMonth }: SpendingLimit,
  charge: { readonly amount: number; readonly spent: number },
): ExceededLimit | undefined {
  if (perPurchase !== undefined && charge.amount > perPurchase) return 'perPurchase';
  if (perMonth !== undefined && charge.spent + charge.amount > perMonth) return 'perMonth';
  return undefined;
}

export const PURCHASE_REQUEST_STATUSES = ['waiting', 'approved', 'declined', 'withdrawn', 'done'] as const;

/** A purchase above somebody's limit. The id is the attempt's; its terms never change. */
export const PurchaseRequestSchema = v.object({
  id: v.string(),
  planID: v.string(),
  noOfBikes: v.number(),
  /** What its campaign is to be. */
  brief: v.optional(KeptBriefSchema),
  /** The deposit, in cents. */
  amount: v.number(),
  exceeded: v.picklist(['perPurchase', 'perMonth']),
  /** uid of who wants to buy. */
  requestedBy: v.string(),
  requestedByName: v.string(),
  at: v.date(),
  status: v.picklist(PURCHASE_REQUEST_STATUSES),
  /** uid of the Admin who approved or declined it. */
  decidedBy: v.optional(v.string()),
  decidedByName: v.optional(v.string()),
  /** Until when it can be approved, and once it is, until when it can be paid. */
  expiresAt: v.date(),
});

export type PurchaseRequest = v.InferOutput<typeof PurchaseRequestSchema>;

export const purchaseRequests = collection(
  'Organizations/{orgID}/PurchaseRequests/{attemptID}',
  PurchaseRequestSchema,
  { mostInQuery: 100 },
);
