import type { Check, Deployment, IndexField, Look } from './look';

/** https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases */
interface Database {
  readonly locationId?: string;
  readonly pointInTimeRecoveryEnablement?: string;
  readonly deleteProtectionState?: string;
}

/** https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.collectionGroups.indexes */
interface Index {
  readonly name: string;
  readonly queryScope: string;
  readonly fields: readonly IndexField[];
  readonly state?: string;
}

/** https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.collectionGroups.fields */
interface Field {
  readonly name: string;
  readonly indexConfig?: { readonly indexes?: readonly Index[] };
  readonly ttlConfig?: { readonly state?: string };
}

function databaseUrl({ projectId }: Deployment, path = ''): string {
  return `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)${path}`;
}

function deploy(what: string, { projectId }: Deployment): string {
  return `npx firebase deploy --only ${what} --project ${projectId}`;
}

const database: Check = async (look, deployment) => {
  const { projectId, config } = deployment;
  const region = config.firebase.functionsRegion;
  const found = await look.google<Database>(databaseUrl(deployment));
  if (!found)
    throw new Error(
      `there is none: npx firebase firestore:databases:create "(default)" --location ${region} --project ${projectId}`,
    );
  if (found.locationId !== region)
    throw new Error(`it lies in ${found.locationId}, functions in ${region}: a database never moves`);
  const off = [
    ...(found.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED'
      ? []
      : ['--point-in-time-recovery']),
    ...(found.deleteProtectionState === 'DELETE_PROTECTION_ENABLED' ? [] : ['--delete-protection']),
  ];
  if (off.length === 0) return `in ${region}, protected from deletion, with recovery of seven days`;
  const flags = off.map((flag) => `${flag} ENABLED`).join(' ');
  throw new Error(`npx firebase firestore:databases:update "(default)" ${flags} --project ${projectId}`);
};

/** https://cloud.google.com/firestore/docs/reference/rest/v1/projects.databases.backupSchedules/list */
const backups: Check = async (look, deployment) => {
  const schedules = await look.list(databaseUrl(deployment, '/backupSchedules'), 'backupSchedules');
  if (schedules.length > 0) return `${schedules.length} schedules`;
  throw new Error(
    `none are made: npx firebase firestore:backups:schedules:create --recurrence DAILY --retention 7d --project ${deployment.projectId}`,
  );
};

/** What makes two indexes the same; Firestore adds the document's name to each. */
function indexKey(group: string, scope: string, fields: readonly IndexField[]): string {
  const parts = fields
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig}`);
  return `${group} (${scope}): ${parts.join(', ')}`;
}

/** The part of a resource's name that follows another: `Drafts` after `collectionGroups`. */
function partAfter(name: string, before: string): string {
  const parts = name.split('/');
  return parts[parts.indexOf(before) + 1] ?? '';
}

const FIELDS = `/collectionGroups/-/fields?filter=${encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*')}`;

async function fieldsOf(look: Look, deployment: Deployment): Promise<ReadonlyMap<string, Field>> {
  const fields = await look.list<Field>(databaseUrl(deployment, FIELDS), 'fields');
  return new Map(
    fields.map((field) => [
      `${partAfter(field.name, 'collectionGroups')}.${partAfter(field.name, 'fields')}`,
      field,
    ]),
  );
}

const indexes: Check = async (look, deployment) => {
  const found = await look.list<Index>(databaseUrl(deployment, '/collectionGroups/-/indexes'), 'indexes');
  const fields = await fieldsOf(look, deployment);
  const states = new Map(
    found.map(({ name, queryScope, fields, state }) => [
      indexKey(partAfter(name, 'collectionGroups'), queryScope, fields),
      state,
    ]),
  );
  for (const [path, { indexConfig }] of fields)
    for (const { queryScope, fields: [field] = [], state } of indexConfig?.indexes ?? [])
      states.set(`${path} (${queryScope}): ${field?.order}`, state);
  const wanted = [
    ...deployment.indexes.indexes.map((one) => indexKey(one.collectionGroup, one.queryScope, one.fields)),
    ...deployment.indexes.fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes: own }) =>
      own.map(({ queryScope, order }) => `${collectionGroup}.${fieldPath} (${queryScope}): ${order}`),
    ),
  ];
  const missing = wanted.filter((key) => !states.has(key));
  if (missing.length > 0)
    throw new Error(`${missing.join('; ')} missing: ${deploy('firestore:indexes', deployment)}`);
  const unready = wanted.filter((key) => states.get(key) !== 'READY');
  if (unready.length > 0) throw new Error(`${unready.join('; ')} not ready: wait, and look again`);
  return `${wanted.length}, ready`;
};

const timeToLive: Check = async (look, deployment) => {
  const fields = await fieldsOf(look, deployment);
  const wanted = deployment.indexes.fieldOverrides
    .filter(({ ttl }) => ttl)
    .map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  const off = wanted.filter((path) => fields.get(path)?.ttlConfig?.state !== 'ACTIVE');
  if (off.length === 0) return `${wanted.length} collections forget`;
  throw new Error(
    `does not run for ${off.join(', ')}: ${deploy('firestore:indexes', deployment)}, then wait an hour`,
  );
};

/** https://firebase.google.com/docs/reference/rules/rest/v1/projects.releases and projects.rulesets */
const rules: Check = async (look, deployment) => {
  const api = 'https://firebaserules.googleapis.com/v1';
  const release = await look.google<{ rulesetName: string }>(
    `${api}/projects/${deployment.projectId}/releases/cloud.firestore`,
  );
  const ruleset =
    release &&
    (await look.google<{ source: { files: readonly { content: string }[] } }>(
      `${api}/${release.rulesetName}`,
    ));
  if (ruleset?.source.files.map(({ content }) => content).join('') === deployment.rules)
    return 'those of this commit';
  throw new Error(
    `${release ? 'not those of this commit' : 'none are released'}: ${deploy('firestore:rules', deployment)}`,
  );
};

/** https://cloud.google.com/storage/docs/json_api/v1/buckets */
interface Bucket {
  readonly iamConfiguration?: {
    readonly uniformBucketLevelAccess?: { readonly enabled?: boolean };
    readonly publicAccessPrevention?: string;
  };
  readonly versioning?: { readonly enabled?: boolean };
  readonly softDeletePolicy?: { readonly retentionDurationSeconds?: string };
  readonly lifecycle?: { readonly rule?: readonly { readonly action?: { readonly type?: string } }[] };
}

const bucket: Check = async (look, { projectId, bucket: name, config }) => {
  const found = await look.google<Bucket>(`https://storage.googleapis.com/storage/v1/b/${name}`);
  const region = config.firebase.functionsRegion;
  const flags = '--uniform-bucket-level-access --public-access-prevention --soft-delete-duration=7d';
  if (!found)
    throw new Error(
      `no ${name}: gcloud storage buckets create gs://${name} --location ${region} ${flags} --project ${projectId}`,
    );
  const { iamConfiguration = {}, versioning, softDeletePolicy, lifecycle } = found;
  if (lifecycle?.rule?.some(({ action }) => action?.type === 'Delete'))
    throw new Error(
      `a lifecycle rule deletes what pages may ask for: gcloud storage buckets update gs://${name} --clear-lifecycle`,
    );
  const isClosed =
    iamConfiguration.uniformBucketLevelAccess?.enabled &&
    iamConfiguration.publicAccessPrevention === 'enforced';
  const comesBack = versioning?.enabled || Number(softDeletePolicy?.retentionDurationSeconds ?? 0) > 0;
  if (isClosed && comesBack) return `${name}, closed to the public; what is deleted can be had back`;
  throw new Error(
    `${isClosed ? 'what is deleted is gone' : 'not closed to the public'}: gcloud storage buckets update gs://${name} ${flags}`,
  );
};

/** https://cloud.google.com/storage/docs/json_api/v1/buckets/getIamPolicy */
interface Binding {
  readonly role: string;
  readonly members: readonly string[];
  readonly condition?: { readonly expression?: string };
}

const PUBLIC = ['allUsers', 'allAuthenticatedUsers'];

const teams: Check = async (look, { bucket: name, config }) => {
  const url = `https://storage.googleapis.com/storage/v1/b/${name}/iam?optionsRequestedPolicyVersion=3`;
  const { bindings = [] } = (await look.google<{ bindings?: readonly Binding[] }>(url)) ?? {};
  if (bindings.some(({ members }) => members.some((member) => PUBLIC.includes(member))))
    throw new Error(`anybody may use ${name}: take allUsers and allAuthenticatedUsers out of its roles`);
  const creators = bindings.filter(({ role }) => role === 'roles/storage.objectCreator');
  const free = creators.filter(({ condition }) => !condition?.expression).flatMap(({ members }) => members);
  if (free.length > 0)
    throw new Error(
      `${free.join(', ')} may create files of every remote: give the role a condition, as in docs/operations.md`,
    );
  const without = Object.keys(config.releases.teams).filter(
    (id) => !creators.some(({ condition }) => condition?.expression?.includes(`/objects/remotes/${id}/`)),
  );
  if (without.length === 0) return 'each may create files of its own remote';
  throw new Error(
    `nobody has the role to create files of ${without.join(', ')}: see docs/operations.md, "A first deployment"`,
  );
};

/** What is stored, and who may read and write it. */
export const DATA_CHECKS: Readonly<Record<string, Check>> = {
  database,
  backups,
  rules,
  indexes,
  'time to live': timeToLive,
  bucket,
  "teams' access": teams,
};
