/** The form of a new campaign. */
export const NEW_CAMPAIGN = {
  title: 'Create Campaign',
  description: 'Your name on our delivery bikes, and a report of where it was seen after every month.',
  back: 'Advertising',
  created: 'Your campaign has been created. It is in review.',
  createdAs: (campaign: string) => `Your campaign ${campaign} has been created. It is in review.`,
  givenUp: 'The campaign was given up. Nothing was charged.',

  plan: {
    legend: 'Plan',
    perBike: (fee: string) => `${fee} per bike per month`,
    activation: 'Activation fee',
    total: (term: string) => `Total for ${term}`,
  },
  brief: {
    title: 'Details',
    name: 'Campaign name',
    suburbs: 'Suburbs',
    suburbsHint: 'Where the bikes should ride, such as Orlando West and Diepkloof.',
    start: 'Start',
    startHint: 'Leave it empty to start as soon as the campaign is approved.',
    startIsPast: 'Choose today or a later date.',
    artwork: 'You send your artwork later: we ask for it when the campaign is approved.',
  },
  bikes: {
    title: 'Bikes',
    less: 'One bike less',
    more: 'One bike more',
    number: 'Number of bikes',
    one: '1 bike',
    many: (count: string) => `${count} bikes`,
    range: (least: string, most: string) => `From ${least} to ${most}.`,
    refused: (least: string, most: string, typed: string) =>
      `A campaign has ${least} to ${most} bikes. ${typed} cannot be used.`,
    changed: (least: string, most: string, typed: string, became: string) =>
      `A campaign has ${least} to ${most} bikes. ${typed} became ${became}.`,
    stays: (note: string, bikes: string) => `${note} It stays ${bikes}.`,
    explanation: (kilometres: string, impressions: string) =>
      `A bike rides about ${kilometres} km a month and is seen about ${impressions} times.`,
  },
  figures: {
    title: 'Your campaign',
    activation: 'Total activation',
    monthly: 'Monthly cost',
    total: (term: string) => `Total cost for ${term}`,
    distance: 'Distance per month',
    kilometres: (value: string) => `${value} km`,
    impressions: 'Impressions per month',
    said: (choice: string, total: string) => `${choice}: ${total} in all.`,
  },
  choice: (plan: string, bikes: string) => `${plan}, ${bikes}`,
  namedChoice: (name: string, choice: string) => `${name}: ${choice}`,
  create: 'Create Campaign',
} as const;
