import type { Registry } from '@fleetfoot/shared/contract';
import { REPORTS_PATH } from '@fleetfoot/shared/federation/server';
import { policyReports } from '@fleetfoot/shared/model/release/policy-report';
import { VITALS_PATH } from '@fleetfoot/shared/vitals';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { onRequest, type Request } from 'firebase-functions/v2/https';
import { takeBody } from '../platform/bodies';
import { database } from '../platform/database';
import { REGION } from '../platform/options';
import { sha256 } from '../platform/sha256';
import { deployedRegistry } from '../releases/deployed-registry';
import { answerVitals } from '../vitals/vitals';
import { MAX_REPORT_BYTES, readReports } from './read-reports';
import { createSampler } from './sampler';

const DAY_MS = 86_400_000;
/** How long a count is of use. */
const KEPT_DAYS = 90;

/** What counting works with. */
export interface ReportServices {
  readonly database: Firestore;
  readonly now: () => Date;
  /** For how many reports the present one counts; 0 for none. */
  readonly weigh: () => number;
  readonly registry: () => Promise<Registry>;
}

/** A report as it was sent. */
export interface SentReport {
  readonly method: string;
  readonly body: Buffer;
}

/** Adds a report's violations to the counts of their day. Returns the status of the answer. */
export async function takeReport(
  services: ReportServices,
  { method, body }: SentReport,
): Promise<204 | 405 | 413> {
  if (method !== 'POST') return 405;
  if (body.length > MAX_REPORT_BYTES) return 413;
  const weight = services.weigh();
  if (weight === 0) return 204;
  const now = services.now();
  const day = now.toISOString().slice(0, 10);
  const expiresAt = Timestamp.fromMillis(now.getTime() + KEPT_DAYS * DAY_MS);
  const batch = services.database.batch();
  for (const violation of readReports(body, await services.registry())) {
    const id = sha256([day, ...Object.values(violation)].join(' ')).slice(0, 20);
    const ref = services.database.doc(policyReports.document(id));
    batch.set(ref, { day, ...violation, count: FieldValue.increment(weight), expiresAt }, { merge: true });
  }
  await batch.commit();
  return 204;
}

const NO_REMOTES: Registry = { remotes: [] };
const weigh = createSampler();

async function answerReport(request: Request): Promise<number> {
  const services: ReportServices = {
    database: database(),
    now: () => new Date(),
    weigh,
    // A report of a page is worth counting without its route.
    registry: () => deployedRegistry().catch(() => NO_REMOTES),
  };
  return takeReport(services, { method: request.method, body: await takeBody(request, MAX_REPORT_BYTES) });
}

/** By the path at which Hosting passes it on. */
const ANSWERS: ReadonlyMap<string, (request: Request) => Promise<number>> = new Map([
  [REPORTS_PATH, answerReport],
  [VITALS_PATH, answerVitals],
]);

/** Takes what browsers report of our policies and what pages tell of how they fare: it answers nothing and is open to everybody. */
export const reports = onRequest(
  { region: REGION, maxInstances: 3, timeoutSeconds: 15, cors: false, invoker: 'public' },
  async (request, response) => {
    response.removeHeader('X-Powered-By');
    response.set('Cache-Control', 'no-store');
    const { path } = request;
    try {
      const status = await ANSWERS.get(path)?.(request);
      response.status(status ?? 404).end();
    } catch (error) {
      logError(path === VITALS_PATH ? 'vitals' : 'reports', error);
      response.status(204).end();
    }
  },
);
