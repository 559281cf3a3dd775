import { error as logError } from 'firebase-functions/logger';
import { fetchTrust, siteOrigin } from '../page/site-files';
import { database } from '../platform/database';
import { kept } from './kept';
import { releaseStore } from './release-store';
import { releasedRegistry } from './released-registry';

/** Whose statements this deployment believes. Keys change with its site. */
export const deployedTrust = kept({
  load: async () => fetchTrust(siteOrigin(process.env)),
  freshMs: 60_000,
  retryMs: 5_000,
});

/** The store of this deployment. */
export const deployedStore = () => releaseStore(database(), () => new Date());

/** What is current and believed, a second old at most while the store answers. */
export const deployedRegistry = kept({
  load: releasedRegistry({
    store: {
      all: () => deployedStore().all(),
      mayHaveWorker: () => deployedStore().mayHaveWorker(),
      past: (remote) => deployedStore().past(remote),
    },
    trust: deployedTrust,
    onRefused: (remote, error) => logError(`A statement about ${remote} is not believed.`, error),
  }),
  freshMs: 1_000,
  retryMs: 1_000,
});
