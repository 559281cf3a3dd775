export { THREAD_TEXTS } from '@fleetfoot/shared/problems';
