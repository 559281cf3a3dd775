import { AppError } from '@fleetfoot/shared/domain';
import { campaigns } from '@fleetfoot/shared/model/advertising/campaign';
import { type CampaignBrief, usualCampaignName } from '@fleetfoot/shared/model/advertising/campaign-brief';
import { type CampaignPlan, campaignCost } from '@fleetfoot/shared/model/advertising/campaign-plan';
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { AttemptKey } from '../billing/pay/attempt';
import { isOvertaken } from '../platform/write-unchanged';

/** The terms of a campaign. */
export interface CampaignTerms {
  readonly plan: CampaignPlan;
  readonly noOfBikes: number;
}

/** A campaign to be made. */
export interface NewCampaign extends CampaignTerms {
  /** A user's id. */
  readonly startedBy: string;
  /** What it is to be, where that was told. */
  readonly brief?: CampaignBrief | undefined;
}

/** The campaign that an attempt has made. */
export interface MadeCampaign {
  readonly campaignID: string;
}

const TERMS = ['noOfBikes', 'term', 'activationFee', 'monthlyFee'] as const;

/**
 * The stored fields of a campaign that was bought online: what its brief asks for, and amounts that are calculated here,
 * in rand. It is reviewed first: where it runs, from when and until when is settled then.
 * @param now names it by its month where its brief does not
 */
export function campaignFields({ plan, noOfBikes, startedBy, brief }: NewCampaign, now: Date) {
  const { name: term, activationFee, monthlyFee } = plan;
  return {
    name: brief?.name ?? usualCampaignName(plan, now),
    ...(brief && { area: brief.area }),
    ...(brief?.requestedStart && { requestedStart: brief.requestedStart }),
    noOfBikes,
    pricePerBike: monthlyFee,
    totalMonthlyCost: campaignCost(plan, noOfBikes).monthlyCost,
    status: 'Review',
    term,
    activationFee,
    monthlyFee,
    startedBy,
  };
}

/** The reference of an attempt's campaign: its id is the attempt's, so there is only one however often it is made. */
export function campaignRef(database: Firestore, { orgID, attemptID }: AttemptKey) {
  return database.doc(campaigns.document(orgID, attemptID));
}

/** The document of a new campaign. */
export function campaignDocument({ attemptID }: AttemptKey, campaign: NewCampaign) {
  return { id: attemptID, ...campaignFields(campaign, new Date()), startDate: FieldValue.serverTimestamp() };
}

/**
 * The campaign of an attempt, if it is there.
 * @throws AppError `invalid-argument` for one of another plan or number of bikes
 */
export function madeCampaign(document: DocumentSnapshot, terms: CampaignTerms): MadeCampaign | undefined {
  if (!document.exists) return undefined;
  const wanted = campaignFields({ ...terms, startedBy: '' }, new Date());
  if (TERMS.every((term) => document.get(term) === wanted[term])) return { campaignID: document.id };
  throw new AppError('invalid-argument', 'This attempt has made another campaign.');
}

/** Makes the campaign of an attempt unless it is there, without locking out another call that does the same. */
export async function ensureCampaign(
  database: Firestore,
  key: AttemptKey,
  campaign: NewCampaign,
): Promise<MadeCampaign> {
  const ref = campaignRef(database, key);
  try {
    await ref.create(campaignDocument(key, campaign));
    return { campaignID: ref.id };
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    const made = madeCampaign(await ref.get(), campaign);
    if (!made) throw error;
    return made;
  }
}
