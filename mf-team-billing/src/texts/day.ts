import { PRODUCT_NAME } from '@fleetfoot/shared/domain';

/** What team and billing have to say on the page of the day. */
export const DAY = {
  inviteColleague: 'Invite a colleague',
  inviteAdmin: 'Invite a second Admin',
  addCard: 'Add a card',
  /** After the amount of the month so far. */
  month: 'this month',
} as const;

/** Their stops on a newcomer's tour. */
export const TOUR = {
  team: 'Your team',
  teamOfAdmin:
    'Invite colleagues by mobile number: Members run deliveries, Admins also decide on people, keys and money.',
  teamOfMember:
    'Everybody you work with. Members run deliveries, Admins also decide on people, keys and money.',
  billing: 'What it costs',
  billingDetails: `Each month has a statement of what was paid. Cards are kept by Stripe, and ${PRODUCT_NAME} never sees their numbers.`,
} as const;
