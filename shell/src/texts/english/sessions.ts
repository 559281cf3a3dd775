/** What is told of sign-ins on new devices, and the dialog that asks for a new code. */
export const SESSIONS = {
  ownTitle: 'You signed in on a new device',
  guard: (end: string) =>
    `Deliveries work. Keys, cards, roles and invitations wait until ${end}an Admin approves it, or you do on a device that you used before.`,
  guardEnd: (time: string) => `${time}, or until `,
  wasItYou: (device: string, time: string) =>
    `${device}, ${time}. Was that you? Until somebody approves it, it cannot touch keys, cards or roles.`,
  wasMe: 'This was me',
  wasNotMe: 'This was not me',
  othersTitle: (name: string) => `${name} signed in on a new device`,
  askThem: (device: string, time: string) =>
    `${device}, ${time}. Ask them whether it was them: somebody with a stolen number signs in like this.`,
  approve: 'Approve',
  end: 'End their sessions',
  ended: 'The sessions are ended.',
  approved: 'The device is approved.',
  code: {
    title: 'Confirm that it is you',
    label: 'Six-digit code',
    why: (number: string) =>
      `It is more than 15 minutes since your last code. For this we send a new one to ${number}. What you typed stays.`,
    sent: (number: string) => `We sent it to ${number}.`,
    incomplete: (digits: string) => `Enter all ${digits} digits of the code.`,
    wrong: 'That code is not right. Check the message and enter it again.',
    cancel: 'Cancel',
    confirm: 'Confirm',
    send: 'Send code',
  },
} as const;
