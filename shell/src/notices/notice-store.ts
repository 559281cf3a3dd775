import type { Notice } from '@fleetfoot/shared/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type KeptNotices, NO_NOTICES, withAllRead, withNotices } from './notice-list';

/** The part of a device store that is used here. */
interface Device {
  get(key: string): Promise<KeptNotices | undefined>;
  add(key: string, value: KeptNotices): Promise<KeptNotices>;
  change(key: string, update: (value: KeptNotices) => KeptNotices): Promise<void>;
}

interface NoticeStoreOptions {
  readonly device: Device;
  readonly orgID: string;
  /** By the server's clock. */
  readonly now: () => Date;
}

export interface NoticeStore extends Pick<StoreApi<KeptNotices>, 'getState' | 'subscribe'> {
  /** Takes over what other tabs and earlier pages have kept. */
  load(): Promise<void>;
  /** @returns those that were not there before */
  add(notices: readonly Notice[]): readonly Notice[];
  readAll(): void;
  clear(): void;
  setAlerts(hasAlerts: boolean): void;
}

/**
 * A user's notices: in memory, and on the device as far as the browser allows it. Each change is made to what is kept, so
 * that two tabs do not undo one another's.
 */
export function createNoticeStore({ device, orgID, now }: NoticeStoreOptions): NoticeStore {
  const store = createStore<KeptNotices>(() => NO_NOTICES);
  /** The writes so far, one after the other. */
  let saved: Promise<void> = Promise.resolve();

  function change(update: (kept: KeptNotices) => KeptNotices): void {
    store.setState(update(store.getState()));
    saved = saved
      .then(() => device.add(orgID, NO_NOTICES))
      .then(() => device.change(orgID, update))
      // A browser that keeps nothing shows what this tab was told.
      .catch(() => {});
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    async load() {
      const before = new Set(store.getState().entries.map(({ id }) => id));
      await saved;
      const kept = await device.get(orgID).catch(() => undefined);
      // What came meanwhile is not on the device yet.
      const come = store.getState().entries.filter(({ id }) => !before.has(id));
      if (kept) store.setState(withNotices(kept, come, now()));
    },
    add(notices) {
      const ids = new Set(store.getState().entries.map(({ id }) => id));
      const come = notices.filter(({ id }) => !ids.has(id));
      if (come.length > 0) change((kept) => withNotices(kept, come, now()));
      return come;
    },
    readAll: () => change(withAllRead),
    clear: () => change((kept) => ({ ...kept, entries: [] })),
    setAlerts: (hasAlerts) => change((kept) => ({ ...kept, hasAlerts })),
  };
}
