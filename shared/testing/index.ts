export { contractSuite } from './contract-suite';
export { deferred } from './deferred';
export { type FakeServices, fakeServices } from './fake-services';
export { registryEntry, SCRIPT_HASH } from './registry-entry';
export { remoteContextOf } from './remote-context-of';
export { type RenderedPage, renderPage } from './render-page';
export { fakeSession, fakeSessionOfNew, sessions } from './sessions';
export { setConnection } from './set-connection';
