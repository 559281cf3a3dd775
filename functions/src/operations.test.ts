import { readFileSync } from 'node:fs';
import * as keys from '@fleetfoot/shared/api';
import * as declarations from '@fleetfoot/shared/operations';
import * as deployed from './index';
import { NAMED, own } from './operations';
import { deployedNames } from './preflight/preflight-project';

const DECLARED = [...Object.values(declarations), ...Object.values(keys)].flatMap((value) =>
  typeof value === 'object' && 'request' in value && 'response' in value ? value : [],
);

const auth = { uid: 'u1', token: { phone_number: '+27821234567', auth_time: 1_795_000_000 } };

/** Calls an operation by its name, with a request that none takes. */
function call(operation: string): Promise<unknown> {
  const rawRequest = { rawBody: Buffer.from('{}'), headers: {}, socket: {} };
  const request = { data: { operation, request: null }, auth, rawRequest };
  return deployed.operations.run(request as unknown as Parameters<typeof deployed.operations.run>[0]);
}

test.each(DECLARED)('the operation $name is served once', async ({ name, hasOwnAddress = false }) => {
  expect(deployedNames(deployed).includes(name)).toBe(hasOwnAddress);
  await expect(call(name)).rejects.toMatchObject({ code: hasOwnAddress ? 'not-found' : 'invalid-argument' });
  if (hasOwnAddress) expect(own(name)).toMatchObject({ name });
  else expect(() => own(name)).toThrow(name);
});

test('no operation is served that is not declared, and none is twice in the table', () => {
  const named = DECLARED.filter((operation) => !('hasOwnAddress' in operation));
  expect(NAMED.map(({ name }) => name).toSorted()).toEqual(named.map(({ name }) => name).toSorted());
});

test('the deployed functions are one for operations by name, and those with a reason of their own', () => {
  expect(deployedNames(deployed).toSorted()).toEqual([
    'AcceptTeamInvite',
    'charge-card',
    'create-setup-intent',
    'createAdvertisingCampaign',
    'everyFiveMinutes',
    'everyMinute',
    'everyMorning',
    'everyNight',
    'fetch-payment-methods',
    'fleet-events',
    'invitation',
    'operations',
    'page',
    'payDeposit',
    'releases',
    'reportProblem',
    'reports',
    'stripe-webhook',
    'track',
    'v1',
  ]);
});

test('every function that Hosting asks is deployed', () => {
  const { hosting } = JSON.parse(readFileSync(`${import.meta.dirname}/../../firebase.json`, 'utf8')) as {
    readonly hosting: {
      readonly rewrites: readonly { readonly function?: { readonly functionId: string } }[];
    };
  };
  const asked = hosting.rewrites.flatMap((rewrite) => rewrite.function?.functionId ?? []);
  expect(deployedNames(deployed)).toEqual(expect.arrayContaining(asked));
});
