// The shell's side: loads remotes and keeps each in its place.
export { remoteOfPath, scriptsFor } from '../preload-links';
export { createRemoteLoader, type RemoteLoader } from './load-remote';
export { RemoteError, type RemoteErrorKind } from './remote-error';
export { runtimePlugin } from './runtime-plugin';
export { createSlot, type Slot, type SlotState } from './slot';
