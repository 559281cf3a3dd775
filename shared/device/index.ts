// What remotes keep on a user's device, and how the shell takes it away. Not federated: who uses it bundles this.
export { chooseData, type DataChoice, dataChoice } from './choose-data';
export { onDataChoice } from './data-choice';
export { type DeviceStore, type DeviceStoreOptions, deviceStore, sessionCheck } from './device-store';
export { isDataLight } from './is-data-light';
export { forgetSeen, isSharedDevice, LAST_SEEN, NOTICES, noteSharedDevice } from './shared-device';
export { useDataLight } from './use-data-light';
export { databaseName, forgetUser, userPrefix } from './user-data';
export { noteWaiting, onWaitingNoted, waitingWork } from './waiting-work';
