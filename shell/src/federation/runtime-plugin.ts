import { runtimePlugin } from '@fleetfoot/shared/federation/runtime';

// webpack asks for a default export.
export default runtimePlugin;
