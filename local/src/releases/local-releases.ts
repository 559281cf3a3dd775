import path from 'node:path';
import { cloudStorage } from '@fleetfoot/functions/releases/file-store';
import { publishRelease, type ReleaseServices } from '@fleetfoot/functions/releases/publish-release';
import {
  type Build,
  lineOf,
  type SigningKey,
  signStep,
  uploadBuild,
} from '@fleetfoot/functions/releases/release-step';
import { releaseStore } from '@fleetfoot/functions/releases/release-store';
import { localTrust, teamKeys } from '@fleetfoot/functions/releases/team-keys';
import { releases } from '@fleetfoot/shared/model/release/release';
import { verifyStatement } from '@fleetfoot/shared/release';
import { REMOTES } from '@fleetfoot/tooling/remotes';
import type { Firestore } from 'firebase-admin/firestore';

/** The bucket of a local cloud, and where its name is of use. */
export const LOCAL_BUCKET = 'local-releases';

export interface LocalReleasesOptions {
  /** The repository's folder. */
  readonly root: string;
  /** Where this cloud keeps its keys. */
  readonly keys: string;
  readonly projectId: string;
  readonly storageOrigin: string;
  readonly database: Firestore;
  /** Remotes that are switched off. */
  readonly disabled: readonly string[];
}

/** Brings what is built to what is current: a build that is current already is left alone. */
async function publishBuild(
  services: ReleaseServices,
  database: Firestore,
  build: Build,
  key: SigningKey,
): Promise<void> {
  const { id } = build;
  const entry = lineOf(build);
  await uploadBuild(build, services.files);
  const [present, trust] = await Promise.all([services.store.current(id), services.trust()]);
  // Keys that were deleted meanwhile are a reason to begin anew.
  const before = present && (await verifyStatement(present, id, trust).catch(() => undefined));
  if (before?.stable.version === entry.version && !before.candidate && before.enabled) return;
  // A local cloud begins with what is built, whatever the last run was in the middle of.
  await database.recursiveDelete(database.doc(releases.document(id)));
  const { signed } = await signStep({
    ...{ remote: id, trust, key, now: new Date(), present: undefined },
    step: { kind: 'release', entry, percent: 100 },
  });
  await publishRelease(services, id, signed);
}

/** Opens the release store of a local cloud, and releases what is built. */
export async function openLocalReleases(options: LocalReleasesOptions): Promise<ReleaseServices> {
  const { root, projectId, storageOrigin, database, disabled } = options;
  const keys = await teamKeys(options.keys, REMOTES);
  const services: ReleaseServices = {
    store: releaseStore(database, () => new Date()),
    files: cloudStorage({ bucket: LOCAL_BUCKET, origin: storageOrigin }),
    // A remote that is new gets its key while the cloud runs.
    trust: () => localTrust(options.keys, projectId),
  };
  await Promise.all(
    [...keys].map(async ([id, key]) => {
      await publishBuild(services, database, { id, folder: path.join(root, id, 'dist') }, key);
      await services.store.set(id, { enabled: !disabled.includes(id) });
    }),
  );
  return services;
}
