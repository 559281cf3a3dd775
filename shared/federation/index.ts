export { containerName } from './container-name.js';
export type { FederationRuntime } from './federation-runtime';
export { createRemoteLoader, type RemoteLoader } from './load-remote';
export { type PreloadedScript, remoteOfPath, scriptsFor } from './preload-links';
export { RemoteError, type RemoteErrorKind, toRemoteError } from './remote-error';
export { runtimePlugin } from './runtime-plugin';
export { createSlot, type Slot, type SlotLimits, type SlotOptions, type SlotState } from './slot';
export { within } from './within';
