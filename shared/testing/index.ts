export { type ContractSuiteOptions, contractSuite } from './contract-suite';
export { type FakeServices, fakeServices } from './fake-services';
export { fakeSession } from './fake-session';
export { registryEntry } from './registry-entry';
export { type RenderedPage, type RenderPageOptions, renderPage } from './render-page';
export { sessions } from './sessions';
