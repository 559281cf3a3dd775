// What a text says about a place without being an address. Not federated: who reads such texts bundles this, lazily in pages.
export { locationName } from './location-name';
export { parseLocation } from './parse-location';
export { recoverPlusCode } from './plus-code';
export { isInSouthAfrica } from './south-africa';
