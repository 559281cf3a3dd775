import { type CollectionQuery, type DocumentQuery, parseWith } from '@fleetfoot/shared/firebase';
import { type Campaign, campaigns } from '@fleetfoot/shared/model/advertising/campaign';

const parse = parseWith(campaigns.schema);

export function campaignsQuery(orgID: string): CollectionQuery<Campaign> {
  return { path: campaigns.path(orgID), limit: campaigns.mostInQuery, parse };
}

export function campaignQuery(orgID: string, campaignID: string): DocumentQuery<Campaign> {
  return { path: campaigns.document(orgID, campaignID), parse };
}
