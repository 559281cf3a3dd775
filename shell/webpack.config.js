export { default } from '@fleetfoot/tooling/webpack';
