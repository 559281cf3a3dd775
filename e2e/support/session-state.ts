import type { Role } from '@fleetfoot/shared/contract';
import type { Organization } from '@fleetfoot/shared/model/team/organization';
import type { BrowserContextOptions, Page } from '@playwright/test';
import type { Cloud } from './cloud';
import { sentCodes } from './codes';
import type { Account, Person } from './people';
import { type StoredUser, storedUsers } from './storage';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A user's place in the dashboard; an omitted part is a step of the sign-up not yet taken. */
export interface Standing {
  readonly account: Account;
  readonly person?: Person | undefined;
  readonly organization?: Organization | undefined;
  readonly role?: Role | undefined;
  /** When they signed in, in seconds since 1970; just now without it. */
  readonly signedInAt?: number | undefined;
}

export function secondsAgo(seconds: number): number {
  return Math.floor(Date.now() / 1000) - seconds;
}

/** The token of a sign-in at another time; the emulators check no signature. */
function tokenOf(idToken: string, signedInAt: number): string {
  const [head, body = '', signature] = idToken.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  const moved = JSON.stringify({ ...claims, auth_time: signedInAt });
  return [head, Buffer.from(moved).toString('base64url'), signature].join('.');
}

interface Tokens {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

async function identity<T>(cloud: Cloud, method: string, body: object): Promise<T> {
  const url = `${cloud.authUrl}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=${cloud.firebase.apiKey}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`accounts:${method} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function signInByNumber(cloud: Cloud, phoneNumber: string): Promise<Tokens> {
  const { sessionInfo } = await identity<{ sessionInfo: string }>(cloud, 'sendVerificationCode', {
    phoneNumber,
    recaptchaToken: 'test',
  });
  // Of a person of the demo data two journeys may ask at the same time: each takes the code of its own request.
  const sent = (await sentCodes(cloud, phoneNumber)).find((one) => one.sessionInfo === sessionInfo);
  return identity<Tokens>(cloud, 'signInWithPhoneNumber', { sessionInfo, code: sent?.code });
}

/**
 * A record where the SDK looks next, and clears it away: Playwright closes its page before the database has said that the
 * record is there, which it then may not be.
 */
function inLocalStorage({ fbase_key, value }: StoredUser) {
  return { name: fbase_key, value: JSON.stringify(value) };
}

/** The record that the Auth SDK keeps of a signed-in user. */
function authRecord(cloud: Cloud, { uid, phoneNumber }: Account, tokens: Tokens) {
  const { apiKey } = cloud.firebase;
  return {
    fbase_key: `firebase:authUser:${apiKey}:[DEFAULT]`,
    value: {
      uid,
      emailVerified: false,
      isAnonymous: false,
      phoneNumber,
      providerData: [{ providerId: 'phone', uid: phoneNumber, phoneNumber }],
      stsTokenManager: {
        refreshToken: tokens.refreshToken,
        accessToken: tokens.idToken,
        expirationTime: Date.now() + Number(tokens.expiresIn) * 1000,
      },
      createdAt: String(Date.now()),
      lastLoginAt: String(Date.now()),
      apiKey,
      appName: '[DEFAULT]',
    },
  };
}

function authState({ account, person, organization, role = 'Admin' }: Standing) {
  return {
    isSignedIn: true,
    uid: account.uid,
    ...(person && { user: { id: person.uid, ...person, dateJoined: new Date().toISOString() } }),
    hasProfile: person !== undefined,
    ...(organization && { selectedOrganization: { ...organization, role } }),
  };
}

/** The storage of a browser in which this person signed in before: for tests that are not about signing in. */
export async function sessionState(cloud: Cloud, standing: Standing): Promise<StorageState> {
  const given = await signInByNumber(cloud, standing.account.phoneNumber);
  const { signedInAt } = standing;
  const tokens = signedInAt === undefined ? given : { ...given, idToken: tokenOf(given.idToken, signedInAt) };
  const record = authRecord(cloud, standing.account, tokens);
  const state = {
    cookies: [],
    origins: [
      {
        origin: cloud.origin,
        localStorage: [
          { name: 'fleetfoot.auth', value: JSON.stringify({ state: authState(standing), version: 1 }) },
          inLocalStorage(record),
        ],
        indexedDB: [
          {
            name: 'firebaseLocalStorageDb',
            version: 1,
            stores: [
              {
                name: 'firebaseLocalStorage',
                keyPath: 'fbase_key',
                autoIncrement: false,
                indexes: [],
                records: [{ value: record }],
              },
            ],
          },
        ],
      },
    ],
  };
  // Playwright restores databases too; its types know them only where it saves them.
  return state;
}

/** What a page's browser has kept, for another one to begin with. */
export async function keptState(page: Page): Promise<StorageState> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const users = (await storedUsers(page)).map(inLocalStorage);
  return {
    cookies,
    origins: origins.map((kept) => ({ ...kept, localStorage: [...kept.localStorage, ...users] })),
  };
}
