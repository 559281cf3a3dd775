import { API_BASE, API_LIMITS } from '@fleetfoot/shared/api';
import { apiRequests, statusClassOf } from '@fleetfoot/shared/model';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { ApiCall, KeyHolder } from './api-call';
import { pathOf, templateOf } from './match-route';

const KEPT_MS = API_LIMITS.keptDays * 86_400_000;
const LONGEST_PATH = 200;
const LONGEST_METHOD = 10;

interface Outcome {
  readonly id: string;
  readonly status: number;
  /** The error's code; empty for a success. */
  readonly code: string;
  readonly began: Date;
  readonly ended: Date;
}

/** Writes a request into its organisation's log: nothing of its query, its body or its key but the ending. */
export async function logRequest(
  database: Firestore,
  { orgID, mode, keyEnding }: KeyHolder & { readonly keyEnding: string },
  call: ApiCall,
  { id, status, code, began, ended }: Outcome,
): Promise<void> {
  const path = pathOf(call.url);
  const template = templateOf(path);
  await database.doc(apiRequests.document(orgID, id)).create({
    id,
    at: Timestamp.fromDate(began),
    method: call.method.slice(0, LONGEST_METHOD),
    route: template === undefined ? '' : `${API_BASE}${template}`,
    target: `${API_BASE}${path}`.slice(0, LONGEST_PATH),
    status,
    statusClass: statusClassOf(status),
    duration: ended.getTime() - began.getTime(),
    mode,
    keyEnding,
    code,
    expiresAt: Timestamp.fromMillis(began.getTime() + KEPT_MS),
  });
}
