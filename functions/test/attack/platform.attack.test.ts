import { policyReports } from '@fleetfoot/shared/model/release/policy-report';
import { registryEntry } from '@fleetfoot/shared/testing';
import { isAttested } from '../../src/platform/app-check';
import { MAX_REPORT_BYTES } from '../../src/reports/read-reports';
import { takeReport } from '../../src/reports/reports';
import { createSampler } from '../../src/reports/sampler';
import type { Answer } from '../client/answer';
import { callFunction, postFunction } from '../client/in-process';
import { database } from '../world/data';
import { freshNumber, type SignedIn, somebody } from '../world/somebody';
import { putOrganization } from '../world/team';
import { type Attempt, attempts, useAttackWorld } from './attempts';

const world = useAttackWorld();

afterEach(() => {
  delete process.env['FLEETFOOT_APP_CHECK'];
});

const NUMBER = '0821234567';
const SITE = 'https://app.example.co.za';

/** What the reports of one attempt left behind, as text. */
async function counted(): Promise<string> {
  const { docs } = await database.collection(policyReports.path()).get();
  return JSON.stringify(docs.map((document) => document.data()));
}

async function forget(): Promise<void> {
  const { docs } = await database.collection(policyReports.path()).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

function send(body: string, weigh = () => 1, method = 'POST'): Promise<number> {
  const registry = async () => ({ remotes: [registryEntry()] });
  const services = { database, now: () => new Date('2026-11-22T12:00:00Z'), weigh, registry };
  return takeReport(services, { method, body: Buffer.from(body) });
}

function report(change: object): string {
  const body = {
    documentURL: `${SITE}/deliveries`,
    effectiveDirective: 'img-src',
    blockedURL: 'inline',
    ...change,
  };
  return JSON.stringify([{ type: 'csp-violation', body }]);
}

/** A report that must leave nothing behind of what it says. */
function telling(name: string, change: object): Attempt {
  return {
    name: `Somebody reports ${name}`,
    async run() {
      await forget();
      return send(report(change));
    },
    async holds({ answer }) {
      expect(answer).toBe(204);
      expect(await counted()).not.toMatch(/0821234567|thandi|evil|token|query/i);
    },
  };
}

/** A report that must not be counted at all. */
function useless(name: string, body: string, status = 204, method = 'POST'): Attempt {
  return {
    name: `Somebody sends ${name}`,
    async run() {
      await forget();
      return send(body, () => 1, method);
    },
    async holds({ answer }) {
      expect(answer).toBe(status);
      expect(await counted()).toBe('[]');
    },
  };
}

const REPORTS: readonly Attempt[] = [
  telling('a page with a number in its path', { documentURL: `${SITE}/deliveries/${NUMBER}` }),
  telling('a page with a number in its query', { documentURL: `${SITE}/deliveries?query=${NUMBER}` }),
  telling('a page named after a person', { documentURL: `${SITE}/thandi-mokoena` }),
  telling('a blocked address with a token', { blockedURL: `https://evil.example/?token=${NUMBER}` }),
  telling('a blocked address with a password', { blockedURL: 'https://thandi:token@evil.example/' }),
  telling('a script named after a person', { sourceFile: `${SITE}/remotes/thandi/${NUMBER}.js` }),
  telling('a sample with a number', { sample: NUMBER, referrer: `https://evil.example/${NUMBER}` }),
  telling('a word that is no word of ours', { blockedURL: `thandi ${NUMBER}` }),
  useless('a directive of their own', report({ effectiveDirective: `thandi-${NUMBER}` })),
  useless('a body of 16 kB and one byte', `[${' '.repeat(MAX_REPORT_BYTES)}]`, 413),
  useless('arrays in arrays', '['.repeat(8_000)),
  useless('a prototype', '{"__proto__":{"csp-report":{"document-uri":"https://a.example/"}}}'),
  useless('a half of a character', '[{"body":{"documentURL":"\\ud800","effectiveDirective":"img-src"}}]'),
  useless('a report by GET', report({}), 405, 'GET'),
  {
    name: 'Somebody floods the reports of one instance',
    async run() {
      await forget();
      const weigh = createSampler(() => 0);
      let asked = 0;
      const counting = () => {
        const weight = weigh();
        if (weight > 0) asked += 1;
        return weight;
      };
      for (let sent = 0; sent < 2_000; sent += 1) await send(report({}), counting);
      return asked;
    },
    async holds({ answer }) {
      expect(answer).toBe(38);
      expect(JSON.parse(await counted())).toMatchObject([{ count: 200 }]);
    },
  },
];

/** Calls of an Admin's own program, with a token that is good for everything else. */
const CALLS: readonly (readonly [string, (orgID: string) => object, typeof callFunction])[] = [
  ['inviteTeamMember', (orgID) => ({ orgID, phoneNumber: freshNumber(), role: 'Admin' }), callFunction],
  ['changeRole', (orgID) => ({ orgID, memberID: 'x', role: 'Admin' }), callFunction],
  ['deleteMember', (orgID) => ({ orgID, memberID: 'x' }), callFunction],
  ['rollApiKey', (orgID) => ({ orgID, mode: 'live', expiry: 'now' }), callFunction],
  ['importDeliveries', (orgID) => ({ orgID, deliveries: [] }), callFunction],
  ['quoteDeliveries', (orgID) => ({ orgID, trips: [] }), callFunction],
  ['findAddresses', (orgID) => ({ orgID, addresses: [] }), callFunction],
  ['createOrganization', () => ({ name: 'Evil' }), callFunction],
  ['create-setup-intent', (orgID) => ({ orgID }), postFunction],
  ['charge-card', (orgID) => ({ orgID }), postFunction],
];

function withoutPage([name, request, call]: (typeof CALLS)[number]): Attempt {
  let admin: SignedIn;
  let before: string;
  return {
    name: `An Admin's own program calls ${name} where App Check is enforced`,
    async run() {
      admin = somebody();
      const orgID = await putOrganization([[admin, 'Admin']]);
      before = await world().contents();
      process.env['FLEETFOOT_APP_CHECK'] = 'enforce';
      return call(name, request(orgID), admin.idToken);
    },
    async holds({ answer }) {
      const { status, body } = answer as Answer;
      expect([status, body.error?.status]).toEqual([400, 'FAILED_PRECONDITION']);
      expect(body.error?.message).toBe('App Check: no valid token.');
      expect(await world().contents()).toBe(before);
    },
  };
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens that somebody makes up, judged as in the cloud: without the emulator's leave. */
const FORGED = {
  'no token': '',
  'an unsigned token': `${encode({ alg: 'none' })}.${encode({ sub: '1:2:web:3' })}.`,
  'a token signed with a secret of their own': `${encode({ alg: 'HS256', kid: 'k' })}.${encode({ sub: '1:2:web:3' })}.AAAA`,
  'a token without a key': `${encode({ alg: 'RS256' })}.${encode({ sub: '1:2:web:3' })}.AAAA`,
  'an ID token in its place': somebody().idToken,
};

const TOKENS = Object.entries(FORGED).map(
  ([name, token]): Attempt => ({
    name: `Somebody shows ${name} for App Check`,
    run: () => isAttested(token, {}),
    async holds({ answer }) {
      expect(answer).toBe(false);
    },
  }),
);

attempts('Platform', [...REPORTS, ...CALLS.map(withoutPage), ...TOKENS]);
