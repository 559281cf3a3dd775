// What a text says about a place without being an address. Not federated: who reads such texts bundles this, lazily in pages.
export { parseLocation } from './parse-location';
export { isInSouthAfrica } from './south-africa';
