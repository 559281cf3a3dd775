/** The pages of the manifest's routes, each its own chunk. */
export const pages = {
  'api-page': () =>
    import(/* webpackChunkName: "api-page" */ './api-keys/api-page').then((module) => module.ApiPage),
};
