/** The doors that load on demand. webpack offers remotes only those shared modules that the shell imports itself. */
export const lazyDoors = {
  firebase: () => import('@fleetfoot/shared/firebase'),
  maps: () => import('@fleetfoot/shared/maps'),
  payments: () => import('@fleetfoot/shared/payments'),
};
