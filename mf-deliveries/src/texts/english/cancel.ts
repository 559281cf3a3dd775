/** Whether a delivery can be cancelled, and the question before it is. */
export const CANCEL = {
  paid: 'It can no longer be cancelled, because it is paid.',
  late: (status: string) => `It can no longer be cancelled, because its status is ${status}.`,
  help: (why: string, address: string) =>
    `${why} To stop it, or if something is wrong with it, e-mail ${address}.`,
  helpAfter: (why: string, address: string) => `${why} If something is wrong with it, e-mail ${address}.`,
  question: 'Cancel this delivery?',
  text: (name: string) =>
    `Delivery ${name} cannot be brought back. No courier comes for it, and a waybill that was printed for it is no longer valid. You find it in the list of deliveries under Cancelled.`,
  confirm: 'Cancel Delivery',
  keep: 'Keep Delivery',
  failed: (reason: string) => `Cancellation was not successful. ${reason}`,
} as const;
