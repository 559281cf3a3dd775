import { campaignDocuments } from './campaigns';
import { deliveryDocuments } from './deliveries';
import type { DemoDocument } from './demo-documents';
import { ledgerDocuments } from './ledger';
import { organizationDocuments } from './organization';
import { DEMO_ORGANIZATION, PEOPLE } from './people';
import { restaurantDocuments } from './restaurants';
import { savedAddressDocuments } from './saved-addresses';

/** Every document of the demo, the same each time for the same moment. */
export function demoDocuments(now: Date): DemoDocument[] {
  return [
    ...organizationDocuments(now),
    ...deliveryDocuments({
      orgID: DEMO_ORGANIZATION.id,
      now,
      count: 40,
      createdBy: [PEOPLE.admin.uid, PEOPLE.member.uid],
      seed: 1_954,
    }),
    ...campaignDocuments(now),
    ...ledgerDocuments(now),
    ...restaurantDocuments(now),
    ...savedAddressDocuments(now),
  ];
}
