export { OTHERS } from '@fleetfoot/shared/forms';
