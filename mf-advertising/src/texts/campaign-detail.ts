/** The page of a campaign. */
export const CAMPAIGN_DETAIL = {
  title: 'Campaign',
  back: 'Advertising',
  loading: 'Loading campaign',
  notFound: 'Campaign not found.',
  all: 'All campaigns',

  summary: {
    title: 'Summary',
    name: 'Name',
    bikes: 'Number of bikes',
    pricePerBike: 'Price per bike per month',
    price: 'Total price per month',
    area: 'Area',
    status: 'Status',
    requestedStart: 'Requested start',
    start: 'Start date',
    end: 'End date',
  },
  reports: {
    title: 'Monthly reports',
    caption: 'Monthly reports',
    loading: 'Loading reports',
    none: 'No reports yet',
    noneText: 'A report appears here after each month of the campaign.',
    month: 'Month',
    distance: 'Total distance (KM)',
    time: 'Total time (hours)',
    impressions: 'Estimated impressions',
  },
  chart: {
    caption: (figure: string, planned: string) =>
      `${figure} by month. The dashed line is what the campaign's bikes are planned to do: ${planned} a month. The table below lists the same figures.`,
    column: (month: string, value: string) => `${month}: ${value}`,
    empty: (figure: string) => `${figure} by month`,
    label: (figure: string, newest: string, highest: string, lowest: string) =>
      `${figure} by month. Newest: ${newest}. Highest: ${highest}. Lowest: ${lowest}.`,
  },
} as const;
