/** The pages of the manifest's routes, each its own chunk. */
export const pages = {
  'campaign-list-page': () =>
    import(/* webpackChunkName: "campaign-list-page" */ './campaigns/campaign-list-page').then(
      (module) => module.CampaignListPage,
    ),
  'campaign-detail-page': () =>
    import(/* webpackChunkName: "campaign-detail-page" */ './campaigns/campaign-detail-page').then(
      (module) => module.CampaignDetailPage,
    ),
  'monthly-report-page': () =>
    import(/* webpackChunkName: "monthly-report-page" */ './monthly-report/monthly-report-page').then(
      (module) => module.MonthlyReportPage,
    ),
  'new-campaign-page': () =>
    import(/* webpackChunkName: "new-campaign-page" */ './new-campaign/new-campaign-page').then(
      (module) => module.NewCampaignPage,
    ),
};
