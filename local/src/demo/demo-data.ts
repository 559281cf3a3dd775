import { campaignChargesOf } from './campaign-charges';
import { campaignDocuments } from './campaigns';
import { deliveryDocuments } from './deliveries';
import type { DemoDocument } from './demo-documents';
import { ledgerDocuments } from './ledger';
import { organizationDocuments } from './organization';
import { DEMO_ORGANIZATION, PEOPLE } from './people';
import { problemsOf } from './problems';
import { recurringDocuments } from './recurring';
import { restaurantDocuments } from './restaurants';
import { savedAddressDocuments } from './saved-addresses';
import { testDeliveryDocuments } from './test-deliveries';
import { tripsOf } from './trips';

/** Every document of the demo, the same each time for the same moment. */
export function demoDocuments(now: Date): DemoDocument[] {
  const deliveries = deliveryDocuments({
    orgID: DEMO_ORGANIZATION.id,
    now,
    count: 40,
    createdBy: [PEOPLE.admin.uid, PEOPLE.member.uid],
    seed: 1_954,
  });
  const recurring = recurringDocuments({
    orgID: DEMO_ORGANIZATION.id,
    now,
    createdBy: PEOPLE.admin.uid,
  });
  const trips = tripsOf([...deliveries, ...recurring.deliveries]);
  const reported = problemsOf(trips.entries, now);
  const campaigns = campaignDocuments(now);
  const months = campaignChargesOf(campaigns, now);
  return [
    ...organizationDocuments(now),
    ...deliveries,
    ...recurring.deliveries,
    ...recurring.documents,
    ...testDeliveryDocuments({ orgID: DEMO_ORGANIZATION.id, now }),
    ...trips.documents,
    ...reported.documents,
    ...campaigns,
    ...months.documents,
    ...ledgerDocuments(now, [...trips.entries, ...reported.entries, ...months.entries]),
    ...restaurantDocuments(now),
    ...savedAddressDocuments(now),
  ];
}
