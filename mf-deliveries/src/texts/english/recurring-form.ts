/** The form of a recurring delivery. */
export const RECURRING_FORM = {
  create: 'Create recurring delivery',
  save: 'Save changes',
  cancel: 'Cancel',
  created: (name: string) => `${name} is created.`,
  changed: (name: string) => `${name} is changed. Deliveries that were created before stay as they are.`,
  failed: (reason: string) => `The recurring delivery was not saved. ${reason} What you typed is still here.`,

  name: 'Name',
  nameHint: 'With its date behind it, it is the external ID of each delivery.',
  action: 'Deliverable action',
  days: 'Days',
  time: 'Pickup time',
  timeHint: 'South African time. Each delivery is created 12 hours before it.',
  holidays: 'On public holidays',
  holidayChoices: { skip: 'Skip the day', run: 'Run as usual' },
  starts: 'First day',
  ends: 'Last day',
  endsHint: 'Leave it empty to go on until you pause or delete it.',
} as const;
