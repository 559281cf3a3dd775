/** The draft that tells the list what was done on the page before. */
export const CAMPAIGN_NEWS = 'mf-advertising.news';
