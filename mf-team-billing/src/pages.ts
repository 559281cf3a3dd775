/** The pages of the manifest's routes, each its own chunk. */
export const pages = {
  'team-page': () =>
    import(/* webpackChunkName: "team-page" */ './team/team-page').then((module) => module.TeamPage),
  'billing-page': () =>
    import(/* webpackChunkName: "billing-page" */ './billing/billing-page').then(
      (module) => module.BillingPage,
    ),
  'statement-page': () =>
    import(/* webpackChunkName: "statement-page" */ './billing/statements/statement-page').then(
      (module) => module.StatementPage,
    ),
};
