import { pathPattern } from '../http/path-pattern';
import type { Route } from '../http/route';
import { CHARGE_ROUTES } from './charges';
import { CUSTOMER_ROUTES } from './customers';
import { EVENT_ROUTES } from './events';
import { PAYMENT_INTENT_ROUTES } from './payment-intents';
import { PAYMENT_METHOD_ROUTES } from './payment-methods';
import { REFUND_ROUTES } from './refunds';
import { SETUP_INTENT_ROUTES } from './setup-intents';

const TABLE = [
  ...CUSTOMER_ROUTES,
  ...PAYMENT_METHOD_ROUTES,
  ...SETUP_INTENT_ROUTES,
  ...PAYMENT_INTENT_ROUTES,
  ...CHARGE_ROUTES,
  ...REFUND_ROUTES,
  ...EVENT_ROUTES,
].map((route) => ({ route, pattern: pathPattern(route.key) }));

export interface FoundRoute {
  readonly route: Route;
  /** From the path. */
  readonly ids: readonly string[];
}

/** @param request as in `POST /v1/customers/cus_1` */
export function findRoute(request: string): FoundRoute | undefined {
  for (const { route, pattern } of TABLE) {
    const match = pattern.exec(request);
    if (match) return { route, ids: match.slice(1) };
  }
  return undefined;
}
