/** The figures of campaigns, and the charts of them. */
export const FIGURES = {
  distance: 'Distance',
  time: 'Time',
  impressions: 'Impressions',
  kilometres: (value: string) => `${value} KM`,
  hours: (value: string) => `${value} hours`,
  shown: 'What the chart shows',
} as const;
