import { serverTimestamp } from './client-sdk';

/** A campaign as the server creates one that costs nothing to activate. */
export function newCampaign(id: string, uid: string): Record<string, unknown> {
  return {
    ...{ id, name: '12 Months from November 2026', noOfBikes: 2, pricePerBike: 750, totalMonthlyCost: 1500 },
    ...{ status: 'Review', term: '12 Months', activationFee: 0, monthlyFee: 750 },
    ...{ startedBy: uid, startDate: serverTimestamp() },
  };
}
