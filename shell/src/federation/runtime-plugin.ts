// webpack asks for a default export.
export { runtimePlugin as default } from '@fleetfoot/shared/federation';
