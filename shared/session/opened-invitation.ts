/** Where this tab keeps the number of an invitation until the form to sign in has it, and what may be said of it until then. */
export const INVITED_NUMBER = 'fleetfoot.invited.number';
export const INVITED = 'fleetfoot.invited';

/** What is told of the link of an invitation that was opened in this tab: nothing that tells the whole number. */
export interface OpenedInvitation {
  readonly organizationName: string;
  /** The last three digits of the number that is invited. */
  readonly ending: string;
}

/** The last digits of a number, by which its owner knows it and nobody else does. */
export function endingOf(e164: string): string {
  return e164.slice(-3);
}

/** What invitation was opened in this tab. */
export function openedInvitation(): OpenedInvitation | undefined {
  try {
    const told = JSON.parse(sessionStorage.getItem(INVITED) ?? '{}') as Partial<OpenedInvitation> | null;
    const { organizationName, ending } = told ?? {};
    return typeof organizationName === 'string' && typeof ending === 'string'
      ? { organizationName, ending }
      : undefined;
  } catch {
    // A browser without storage has kept nothing.
    return undefined;
  }
}

/** The same, for whoever says it last: it is forgotten then. */
export function takeOpenedInvitation(): OpenedInvitation | undefined {
  const opened = openedInvitation();
  if (opened) sessionStorage.removeItem(INVITED);
  return opened;
}
