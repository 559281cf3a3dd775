/** What can be done with several deliveries of the list. */
export const MANY = {
  group: 'Selected deliveries',
  print: 'Print waybills',
  share: 'Share tracking',
  cancel: 'Cancel deliveries',
  clear: 'Clear',
  clearName: 'Clear selection',
  tooMany: (most: string) =>
    `At most ${most} waybills are printed at a time. Select fewer deliveries and print again.`,
  stop: 'Stop',
  close: 'Close',

  cancelled: (deliveries: string) => `${deliveries} cancelled.`,
  some: 'Some were not cancelled',
  result: (done: string, rest: string) =>
    `${done} cancelled, ${rest} not. Those that were not stay selected, so that you can try again.`,
  resultInDoubt: (done: string, rest: string) =>
    `${done} cancelled, ${rest} not, as far as is known. Those that were not stay selected, so that you can try again.`,
  notCancelled: 'Not cancelled',
  none: 'These cannot be cancelled',
  question: (deliveries: string) => `Cancel ${deliveries}?`,
  keep: 'Keep deliveries',
  confirm: (deliveries: string) => `Cancel ${deliveries}`,
  text: 'They cannot be brought back. No courier comes for them, nothing is charged for them, and waybills that were printed for them are no longer valid. You find them in the list of deliveries under Cancelled.',
  progress: (count: string, total: string) => `${count} of ${total} cancelled`,
  doubt: (name: string) => `We do not know yet whether ${name} was cancelled.`,
  goesOn: 'This goes on as soon as the server has answered.',
  kept: (deliveries: string) => `${deliveries} can no longer be cancelled, because:`,
  cannot: 'Cannot be cancelled',
  paid: 'it is paid',
  status: (status: string) => `its status is ${status}`,
} as const;
