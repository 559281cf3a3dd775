import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import Stripe from 'stripe';
import { API_VERSION, STRIPE_JS_VERSION } from './stripe-version';

test('the API version is that of the official library', () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION);
});

test('the release of Stripe.js is that of its loader', () => {
  const entry = createRequire(__filename).resolve('@stripe/stripe-js');
  const loader = readFileSync(path.resolve(path.dirname(entry), '../dist/pure.js'), 'utf8');
  expect(/RELEASE_TRAIN = '(\w+)'/.exec(loader)?.[1]).toBe(STRIPE_JS_VERSION);
});
