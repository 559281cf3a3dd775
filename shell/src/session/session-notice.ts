/** What a user is told about a change of their session that they did not make themselves. */
export interface SessionNotice {
  readonly title: string;
  readonly text: string;
}

/**
 * The user has lost their place in an organisation.
 * @param to the organisation they work in from now on, if there is another
 */
export function removedNotice(from: string, to: string | undefined): SessionNotice {
  const remedy = 'If this is a mistake, ask one of its Admins to invite you again.';
  const next = to === undefined ? '' : ` You are now working in ${to}.`;
  return {
    title: `You were removed from ${from}`,
    text: `You can no longer see its deliveries or data. ${remedy}${next}`,
  };
}

/** The session is over although nobody signed out: it expired, or the account was disabled or deleted. */
export function endedNotice(keepsDrafts: boolean): SessionNotice {
  const kept = keepsDrafts ? ' What you typed is still here for you.' : '';
  return { title: 'Your session has ended', text: `Sign in again to go on.${kept}` };
}
