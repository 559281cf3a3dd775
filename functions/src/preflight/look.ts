import type { ReleaseTrust } from '@fleetfoot/shared/release';

/** What is about to be deployed, or was: what the live project is compared with. */
export interface Deployment {
  readonly projectId: string;
  /** https, without a path. */
  readonly origin: string;
  /** The site's `config.json`. */
  readonly config: {
    readonly firebase: {
      readonly apiKey: string;
      readonly authDomain: string;
      readonly appId: string;
      readonly functionsRegion: string;
      readonly appCheck?: { readonly siteKey: string };
    };
    readonly maps: { readonly apiKey: string };
    readonly stripe: { readonly publishableKey: string };
    readonly releases: ReleaseTrust;
  };
  /** Where the remotes' files lie. */
  readonly bucket: string;
  /** Text of firestore.rules. */
  readonly rules: string;
  /** firestore.indexes.json. */
  readonly indexes: IndexFile;
  /** Names of the functions in the route table. */
  readonly functions: readonly string[];
  readonly now: Date;
}

export interface IndexField {
  readonly fieldPath: string;
  readonly order?: string;
  readonly arrayConfig?: string;
}

export interface IndexFile {
  readonly indexes: readonly {
    readonly collectionGroup: string;
    readonly queryScope: string;
    readonly fields: readonly IndexField[];
  }[];
  readonly fieldOverrides: readonly {
    readonly collectionGroup: string;
    readonly fieldPath: string;
    readonly ttl?: boolean;
    readonly indexes: readonly { readonly queryScope: string; readonly order?: string }[];
  }[];
}

/** An answer over HTTP, whatever its status. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Asks with GET; rejects where nobody answers. */
export type Send = (url: string, headers: Readonly<Record<string, string>>) => Promise<Reply>;

/** What could not be looked at, and how it can be. Nothing is wrong yet. */
export class Unseen extends Error {
  override readonly name = 'Unseen';
}

/** Asks the live project. What is refused, or not there to answer, is {@link Unseen}. */
export interface Look {
  /** A resource of Google's APIs; `undefined` where there is none. */
  google<T>(url: string): Promise<T | undefined>;
  /** A list of them, all its pages. */
  list<T>(url: string, field: string): Promise<readonly T[]>;
  stripe<T>(path: string): Promise<T>;
  /** A file of the site. */
  site(path: string): Promise<Reply>;
}

export interface LookOptions {
  readonly send: Send;
  readonly deployment: Pick<Deployment, 'projectId' | 'origin'>;
  /** An access token of Google's. @throws where there are no credentials */
  readonly token: () => Promise<string>;
  readonly stripeKey: string | undefined;
}

/** What Google says of a refusal: https://cloud.google.com/apis/design/errors */
interface Refusal {
  readonly error?: {
    readonly message?: string;
    readonly details?: readonly {
      readonly reason?: string;
      readonly metadata?: { readonly service?: string };
    }[];
  };
}

const SIGN_IN = 'no credentials of Google: gcloud auth application-default login';
const OK = 200;
const UNAUTHORIZED = 401;
const NOT_FOUND = 404;

function hostOf(url: string): string {
  return new URL(url).host;
}

function parsed(url: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unseen(`somebody else answers for ${hostOf(url)}: is there a proxy in between?`);
  }
}

function refusal(url: string, { status, text }: Reply, projectId: string): Unseen {
  let said: Refusal = {};
  try {
    said = JSON.parse(text) as Refusal;
  } catch {
    // Something in between answered.
  }
  const { message, details } = said.error ?? {};
  const disabled = details?.find(({ reason }) => reason === 'SERVICE_DISABLED');
  if (disabled) {
    const api = disabled.metadata?.service ?? hostOf(url);
    return new Unseen(`the API is off: gcloud services enable ${api} --project ${projectId}`);
  }
  return new Unseen(`${hostOf(url)} answers ${status}${message ? `: ${message}` : ''}`);
}

/** Opens the live project to be looked at; nothing is asked twice. */
export function openLook({ send, deployment, token, stripeKey }: LookOptions): Look {
  const { projectId, origin } = deployment;
  const asked = new Map<string, Promise<Reply>>();
  let signedIn: Promise<string> | undefined;

  function ask(url: string, headers: Readonly<Record<string, string>>): Promise<Reply> {
    const reply =
      asked.get(url) ??
      send(url, headers).catch(() => {
        throw new Unseen(`${hostOf(url)} does not answer`);
      });
    asked.set(url, reply);
    return reply;
  }

  async function google<T>(url: string): Promise<T | undefined> {
    signedIn ??= token().catch(() => {
      throw new Unseen(SIGN_IN);
    });
    const authorization = `Bearer ${await signedIn}`;
    // Whose quota it is: a person's credentials have none of their own.
    const reply = await ask(url, { authorization, 'x-goog-user-project': projectId });
    if (reply.status === OK) return parsed(url, reply.text) as T;
    if (reply.status === NOT_FOUND) return undefined;
    if (reply.status === UNAUTHORIZED) throw new Unseen(SIGN_IN);
    throw refusal(url, reply, projectId);
  }

  return {
    google,
    async list<T>(url: string, field: string) {
      const found: T[] = [];
      for (let page: string | undefined = url; page !== undefined; ) {
        const answer: Readonly<Record<string, unknown>> = (await google(page)) ?? {};
        found.push(...((answer[field] as readonly T[] | undefined) ?? []));
        const next = answer['nextPageToken'];
        page = next
          ? `${url}${url.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(String(next))}`
          : undefined;
      }
      return found;
    },
    async stripe<T>(path: string) {
      if (!stripeKey) throw new Unseen('give STRIPE_SECRET_KEY, or one that may read webhooks only');
      const { status, text } = await ask(`https://api.stripe.com${path}`, {
        authorization: `Bearer ${stripeKey}`,
      });
      if (status !== OK) throw new Unseen(`Stripe answers ${status} to the key in STRIPE_SECRET_KEY`);
      return parsed('https://api.stripe.com', text) as T;
    },
    site: (path) => ask(`${origin}${path}`, {}),
  };
}

/** Looks at one thing: says what is right, or throws what is wrong and how it is set right. */
export type Check = (look: Look, deployment: Deployment) => Promise<string>;
