// Settings of a file of use cases that run in process: a Firestore project of its own, so that files neither see nor lock each
// other's documents, however many organisations they leave, and the Stripe account of its worker.
import { createHash } from 'node:crypto';

const file = createHash('sha256').update(String(expect.getState().testPath)).digest('hex');

process.env['GCLOUD_PROJECT'] = `${process.env['GCLOUD_PROJECT']}-${file.slice(0, 8)}`;
process.env['STRIPE_SECRET_KEY'] = `sk_test_worker${process.env['JEST_WORKER_ID'] ?? '1'}`;
// As in the local cloud; the tests of guarded sign-ins switch it on.
process.env['FLEETFOOT_GUARD_HOURS'] = '0';
process.env['STRIPE_API_BASE'] = process.env['STRIPE_LOCAL_URL'];
process.env['ROUTES_API_BASE'] = process.env['ROUTES_LOCAL_URL'];
process.env['ROUTES_API_KEY'] = 'local';
process.env['GEOCODING_API_BASE'] = process.env['GEOCODING_LOCAL_URL'];
process.env['GEOCODING_API_KEY'] = 'local';
process.env['MESSAGE_KEY'] = 'local';
process.env['TRACKING_SECRET'] = 'secret-of-the-tracking-links-of-tests';
process.env['WEBHOOK_SECRET'] = 'secret-of-the-webhooks-of-the-tests';

/** What the functions log of the failures that these tests cause. */
const CAUSED =
  /Stripe(?:API|Connection)Error|cannot be read ValiError|fails too often|without a price|openCampaignMonths|resource_missing|is given up/;

const { error } = console;
console.error = (...logged: unknown[]) => {
  if (!CAUSED.test(String(logged[0]))) error(...logged);
};
