/** The pages of the manifest's routes, each its own chunk. */
export const pages = {
  'api-page': () => import(/* webpackChunkName: "api-page" */ './api-page').then((module) => module.ApiPage),
  'api-docs-page': () =>
    import(/* webpackChunkName: "api-docs-page" */ './api-docs-page').then((module) => module.ApiDocsPage),
};
