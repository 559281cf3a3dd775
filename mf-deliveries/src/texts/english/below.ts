/** What stands below the details of a delivery. */
export const BELOW = {
  loading: 'Loading',
  proof: {
    /** Of all of it, heard. */
    group: 'Proof',
    title: 'PROOF OF DELIVERY',
    asked: (proof: string) => `The courier asks for: ${proof}.`,
    pin: 'Share the tracking link: the PIN is on it, once the courier has collected the delivery.',
    show: 'Show proof',
    loading: 'Loading the proof',
    receivedBy: 'Received by',
    at: 'Handed over',
    pinLabel: 'PIN',
    place: 'Place',
    away: (distance: string, degrees: string) => `${distance} from the drop-off (${degrees})`,
    photo: (time: string) => `Taken at the door on ${time}`,
    signature: (name: string) => `Signature of ${name}`,
    recipient: 'the recipient',
    file: 'Proof as PDF',
    kept: (date: string) =>
      `Name, place and pictures are kept until ${date}, or for as long as the details of this delivery are held for a dispute.`,
    removed: 'Name, place and pictures are no longer kept.',
  },
  problems: {
    title: 'PROBLEMS',
    report: 'Report a problem',
    none: 'Nothing was reported. Is something wrong? Report it here, and we answer within one business day.',
    reported: 'The problem is reported.',
  },
  recurring: {
    title: 'RECURRING',
    by: (name: string) => `Created by ${name}.`,
    unnamed: 'a recurring delivery',
    deleted: 'Created by a recurring delivery that was deleted since.',
    question: 'Do you send this again and again? Let it be created on the days that you choose.',
    repeat: 'Repeat on set days',
  },
  privacy: {
    title: 'PRIVACY',
    removed: (date: string) =>
      `Names, phone numbers, addresses, instructions and gate codes were removed on ${date}.`,
    held: (date: string, reason: string) =>
      `Names, phone numbers, addresses, instructions and gate codes are held for a dispute since ${date}: ${reason}`,
    soon: 'Names, phone numbers, addresses, instructions and gate codes are removed within a day.',
    inDays: (date: string, days: string) =>
      `Names, phone numbers, addresses, instructions and gate codes are removed on ${date}, in ${days === '1' ? 'a day' : `${days} days`}.`,
    hold: 'Hold for a dispute',
    release: 'Release',
    isHeld: 'The details are held.',
    isReleased: 'The details are released.',
    text: 'The details of this delivery are then kept until an Admin releases them.',
    reason: 'Reason',
    hint: 'Everybody in your team can read it. No names or numbers.',
    empty: 'Enter the reason.',
    long: (most: string) => `Use at most ${most} characters.`,
    cancel: 'Cancel',
    confirm: 'Hold',
  },
} as const;
