export { PRICE_LINES } from '@fleetfoot/shared/price';
