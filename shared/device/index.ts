// What remotes keep on a user's device, and how the shell takes it away. Not federated: who uses it bundles this.
export { type DeviceStoreOptions, deviceStore, sessionCheck } from './device-store';
export { forgetUser } from './user-data';
export { noteWaiting, onWaitingNoted, waitingWork } from './waiting-work';
