import { AppError } from '@fleetfoot/shared/domain';
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { AttemptKey } from '../billing/attempt';
import { billingPaths } from '../billing/billing-paths';
import { isOvertaken } from '../billing/write-unchanged';
import { type CampaignOrder, campaignFields } from './campaign-fields';

/** The campaign that an attempt has made. */
export interface MadeCampaign {
  readonly campaignID: string;
}

type Terms = Omit<CampaignOrder, 'startedBy'>;

const TERMS = ['noOfBikes', 'term', 'activationFee', 'monthlyFee'] as const;

/** Where the campaign of an attempt lies: its id is the attempt's, so there is one, whoever is first. */
export function campaignRef(database: Firestore, { orgID, attemptID }: AttemptKey) {
  return database.doc(billingPaths.campaign(orgID, attemptID));
}

/** The document of a new campaign. */
export function newCampaign({ attemptID }: AttemptKey, order: CampaignOrder) {
  return { id: attemptID, ...campaignFields(order, new Date()), startDate: FieldValue.serverTimestamp() };
}

/**
 * The campaign of an attempt, if it is there.
 * @throws AppError `invalid-argument` for one of another plan or number of bikes
 */
export function madeCampaign(campaign: DocumentSnapshot, terms: Terms): MadeCampaign | undefined {
  if (!campaign.exists) return undefined;
  const wanted = campaignFields({ ...terms, startedBy: '' }, new Date());
  if (TERMS.every((term) => campaign.get(term) === wanted[term])) return { campaignID: campaign.id };
  throw new AppError('invalid-argument', 'This attempt has made another campaign.');
}

/** Makes the campaign of an attempt unless it is there; it waits for nobody who does the same. */
export async function ensureCampaign(
  database: Firestore,
  key: AttemptKey,
  order: CampaignOrder,
): Promise<MadeCampaign> {
  const ref = campaignRef(database, key);
  try {
    await ref.create(newCampaign(key, order));
    return { campaignID: ref.id };
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    const made = madeCampaign(await ref.get(), order);
    if (!made) throw error;
    return made;
  }
}
