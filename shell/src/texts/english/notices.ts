/** What the bell and its panel say. A notice itself is in the words of the remote that told it. */
export const NOTICES = {
  title: 'Notifications',
  unread: (count: string) => `Notifications, ${count} new`,
  several: (count: string) => `${count} new notifications`,
  isNew: 'New',
  clear: 'Clear all',
  none: 'No notifications',
  about:
    'What couriers and others do with your deliveries while Fleetfoot is open is kept here for seven days.',
  alerts: {
    on: 'This browser shows a notification while Fleetfoot is open and you are elsewhere.',
    off: 'This browser can show a notification while Fleetfoot is open and you are elsewhere.',
    denied:
      'Notifications of this site are blocked in this browser. Allow them in its settings for this site, then open this panel again.',
    unsupported: 'This browser cannot show notifications of this site.',
  },
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  /** The first one that the browser shows. */
  example: {
    title: 'Fleetfoot notifications are on',
    text: 'What others and couriers do is shown like this while you are elsewhere.',
  },
} as const;
