import { FUNCTIONS_REGION } from '@fleetfoot/shared/operations';

/** Signs the webhooks of the local Stripe. */
export const LOCAL_WEBHOOK_SECRET = 'whsec_local';

/** Signs what the service and the local fleet send each other. */
export const LOCAL_FLEET_SECRET = 'whsec_bG9jYWwgZmxlZXQ=';

/** What the functions find in place of Secret Manager. */
export const LOCAL_SECRETS = {
  STRIPE_SECRET_KEY: 'sk_test_local',
  STRIPE_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET,
  FLEET_SECRET: LOCAL_FLEET_SECRET,
  ROUTES_API_KEY: 'local',
  GEOCODING_API_KEY: 'local',
  MESSAGE_KEY: 'local',
  TRACKING_SECRET: 'local-secret-of-the-tracking-links',
  WEBHOOK_SECRET: 'local-secret-of-all-the-webhooks',
};

/** Where the Functions emulator takes Stripe's events. */
export function webhookUrl(projectId: string, functionsPort: number): string {
  const region = process.env['FLEETFOOT_FUNCTIONS_REGION'] ?? FUNCTIONS_REGION;
  return `http://127.0.0.1:${functionsPort}/${projectId}/${region}/stripe-webhook`;
}
