/** The list of campaigns. */
export const CAMPAIGN_LIST = {
  title: 'Advertising',
  description: 'Your campaigns on our delivery bikes.',
  create: 'Create Campaign',
  loading: 'Loading campaigns',
  caption: 'Advertising campaigns',
  columns: {
    name: 'Campaign',
    price: 'Price per bike per month',
    bikes: 'Number of bikes',
    area: 'Area',
    start: 'Start',
    status: 'Status',
  },
  none: 'You currently have no advertising campaigns underway',
  createFirst: 'Create your first campaign',
  orAsk: (email: string) => `Create one yourself, or e-mail ${email} for help to create one.`,

  oneWaits: (decide: string) => `1 purchase waits for an Admin. ${decide}`,
  someWait: (count: string, decide: string) => `${count} purchases wait for an Admin. ${decide}`,
  decide: 'Decide in Billing',
} as const;
