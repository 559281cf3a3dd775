import {
  API_BASE,
  API_LIMITS,
  API_ROUTES,
  type ApiRoute,
  type JsonSchema,
  toJsonSchema,
} from '@fleetfoot/shared/api';
import { apiRequests, statusClassOf } from '@fleetfoot/shared/model/api/api-request';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { ApiCall, KeyHolder } from './api-call';
import { ApiFailure } from './api-failure';
import { IDEMPOTENCY_KEY } from './idempotency-key';
import { pathOf, templateOf } from './match-route';

const KEPT_MS = API_LIMITS.keptDays * 86_400_000;
const LONGEST_METHOD = 10;

interface Outcome {
  readonly id: string;
  readonly status: number;
  /** The error's code; empty for a success. */
  readonly code: string;
  /** Names of what was wrong. */
  readonly fields: readonly string[];
  readonly began: Date;
  readonly ended: Date;
}

function namesIn(schema: JsonSchema): readonly string[] {
  const { properties = {}, oneOf = [] } = schema as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly oneOf?: readonly JsonSchema[];
  };
  const inner = Object.entries(properties).flatMap(([name, field]) => [name, ...namesIn(field)]);
  return [...inner, ...oneOf.flatMap(namesIn)];
}

const routes: readonly ApiRoute[] = Object.values(API_ROUTES);

let names: ReadonlySet<string> | undefined;

/** Every name that a field, a parameter or a header of the API has; made when it is first asked for, as every function starts with this code. */
function apiNames(): ReadonlySet<string> {
  names ??= new Set([
    IDEMPOTENCY_KEY,
    ...routes.flatMap(({ query, body }) =>
      [query, ...(body ? [body] : [])].flatMap((schema) => namesIn(toJsonSchema(schema))),
    ),
  ]);
  return names;
}

/** Stands for a name that the API does not have: such a name is the sender's text, and may hold anything. */
const OTHER = '(other)';

function loggedName(param: string): string {
  const parts = param.split('.');
  const unknown = parts.findIndex((part) => !apiNames().has(part));
  return unknown === -1 ? param : [...parts.slice(0, unknown), OTHER].join('.');
}

/** The names of the fields that were wrong, as the log has them. */
export function wrongFieldsOf(failure: unknown): readonly string[] {
  if (!(failure instanceof ApiFailure)) return [];
  const { param, errors } = failure.details;
  const params = errors?.map((wrong) => wrong.param) ?? (param === undefined ? [] : [param]);
  return [...new Set(params.map(loggedName))];
}

/** The route at a path; empty where there is none. */
function routeOf(path: string): string {
  const template = templateOf(path);
  return template === undefined ? '' : `${API_BASE}${template}`;
}

/** Writes a request into its organisation's log: nothing of its query, its body or its key but the ending, and of its address no more than the API has. */
export async function logRequest(
  database: Firestore,
  { orgID, mode, keyEnding }: KeyHolder & { readonly keyEnding: string },
  call: ApiCall,
  { id, status, code, fields, began, ended }: Outcome,
): Promise<void> {
  const path = pathOf(call.url);
  const route = routeOf(path);
  await database.doc(apiRequests.document(orgID, id)).create({
    id,
    at: Timestamp.fromDate(began),
    method: call.method.slice(0, LONGEST_METHOD),
    route,
    // An id that was found is ours; any other is the sender's text, and so is an address that the API has not.
    target: status < 400 ? `${API_BASE}${path}` : route || OTHER,
    status,
    statusClass: statusClassOf(status),
    duration: ended.getTime() - began.getTime(),
    mode,
    keyEnding,
    code,
    wrongFields: fields,
    expiresAt: Timestamp.fromMillis(began.getTime() + KEPT_MS),
  });
}
