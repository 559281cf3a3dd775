import { RUN_REASONS } from '@fleetfoot/shared/model/delivery/recurring-deliveries';

/** What a notice tells of a delivery, a problem or a recurring delivery; none has names, numbers or addresses. */
export const NOTICES = {
  /** Name of a figure of the day: that of the filter that it leads to. */
  needsYou: 'Needs you',
  /** By the status that a delivery has reached. */
  reached: {
    'Courier assigned': (name: string) => `${name} has a courier`,
    Collected: (name: string) => `${name} is collected`,
    Delivered: (name: string) => `${name} is delivered`,
    Failed: (name: string) => `${name} failed`,
    Returned: (name: string) => `${name} is returned`,
  },
  changed: (name: string) => `${name} was changed by somebody else`,
  changedByRecipient: (name: string) => `${name} was changed by its recipient`,
  answered: (name: string) => `The problem of ${name} was answered`,
  refused: (name: string) => `The problem of ${name} was refused`,
  severalAnswered: (count: string) => `${count} problems were answered`,
  /** After what the answers are about. */
  read: (about: string) => `${about}. Read what our support team wrote.`,
  missed: (name: string, day: string) => `${name} was missed on ${day}`,
  /** Why a run was missed. */
  runReasons: RUN_REASONS,
  notCreated: (reason: string) => `${reason} No delivery was created.`,
} as const;
