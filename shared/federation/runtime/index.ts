// The shell's side: loads remotes and keeps each in its place.
export { entryAt, isBelow, navAt, TEST_PATHS } from '../nav-entries';
export { remoteOfPath, scriptsFor } from '../preload-links';
export { createFederationRuntime } from './federation-runtime';
export { guardChunks } from './guard-chunks';
export { createRemoteLoader, type RemoteLoader } from './load-remote';
export { nextTask } from './next-task';
export { RemoteError, type RemoteErrorKind } from './remote-error';
export { createSlot, type Slot, type SlotState } from './slot';
