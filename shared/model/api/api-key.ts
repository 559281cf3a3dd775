import * as v from '@fleetfoot/shared/schema';
import { collection, singleDocument } from '@fleetfoot/shared/schema';

export const API_MODES = ['live', 'test'] as const;

/** Which deliveries a key opens: those that couriers carry out, or those for trying things out. */
export const ApiModeSchema = v.picklist(API_MODES);

export const API_SCOPES = ['read', 'write'] as const;

/** What a key may be used for: to list and get, or to create and cancel. */
export const ApiScopeSchema = v.picklist(API_SCOPES);

/** A key, by its hash. Only server functions read it. */
export const ApiKeySchema = v.object({
  orgID: v.string(),
  mode: ApiModeSchema,
  /** When it stops working: it was replaced or revoked, or was made for a time only. */
  expiresAt: v.optional(v.date()),
  /** Which named key it is; the organisation's own two are none, and have every scope. */
  named: v.optional(
    v.object({ id: v.string(), name: v.string(), ownerID: v.string(), scopes: v.array(ApiScopeSchema) }),
  ),
  /** When it was last used, of a named key, to the minute. */
  lastUsedAt: v.optional(v.date()),
});

/** The organisation's live key. Only Admins read it. */
export const LiveKeySchema = v.object({ value: v.string(), since: v.date() });

/** Most named keys of an organisation that work. */
export const NAMED_KEY_LIMIT = 20;

/** A further key of the organisation, as its members see it: what it is, and nothing that it could be found out from. */
export const NamedKeySchema = v.object({
  id: v.string(),
  name: v.string(),
  mode: ApiModeSchema,
  scopes: v.array(ApiScopeSchema),
  /** Its last four characters. */
  ending: v.string(),
  /** uid of the Admin who created it; who is removed from the team takes it along. */
  ownerID: v.string(),
  ownerName: v.string(),
  createdAt: v.date(),
  /** To the minute; without it, it was not used yet. */
  lastUsedAt: v.optional(v.date()),
  expiresAt: v.optional(v.date()),
  revokedAt: v.optional(v.date()),
});

/** A key that was replaced. The id is the attempt's. */
export const ApiKeyRollSchema = v.object({
  id: v.string(),
  mode: ApiModeSchema,
  at: v.date(),
  /** uid of the Admin who replaced it. */
  by: v.string(),
  /** The last four characters of the key that was replaced. */
  oldKeyEnding: v.string(),
  /** When the old key stops working. */
  oldKeyExpiresAt: v.date(),
});

export type ApiScope = v.InferOutput<typeof ApiScopeSchema>;
export type LiveKey = v.InferOutput<typeof LiveKeySchema>;
export type NamedKey = v.InferOutput<typeof NamedKeySchema>;
export type ApiMode = v.InferOutput<typeof ApiModeSchema>;
export type ApiKeyRoll = v.InferOutput<typeof ApiKeyRollSchema>;

export const apiKeys = collection('ApiKeys/{hash}', ApiKeySchema);

export const liveKeys = singleDocument('Organizations/{orgID}/Secrets/apiKey', LiveKeySchema);

export const namedKeys = collection('Organizations/{orgID}/NamedKeys/{keyID}', NamedKeySchema, {
  mostInQuery: 50,
});

export const apiKeyRolls = collection('Organizations/{orgID}/ApiKeyRolls/{rollID}', ApiKeyRollSchema, {
  mostInQuery: 20,
});

/** Whether a named key works no more. */
export function hasEnded(
  { expiresAt, revokedAt }: Pick<NamedKey, 'expiresAt' | 'revokedAt'>,
  now: Date,
): boolean {
  return revokedAt !== undefined || (expiresAt !== undefined && expiresAt <= now);
}
