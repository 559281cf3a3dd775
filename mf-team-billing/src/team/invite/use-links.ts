import { inviteLinkPath, type TeamInvite } from '@fleetfoot/shared/model/team/invitations';
import { useState } from 'react';
import type { MadeLink } from '../data';

/** Links of invitations that were made while the page is open: afterwards nobody can say them. */
export interface Links {
  /** The whole address of an invitation's present link; `undefined` when it was made elsewhere, or there is none. */
  linkTo(invite: Pick<TeamInvite, 'linkedAt'>): string | undefined;
  keep(link: MadeLink | undefined): void;
}

/** The whole address of a link. */
export function addressOf({ token }: MadeLink): string {
  return new URL(inviteLinkPath(token), window.location.origin).href;
}

export function useLinks(): Links {
  const [links, setLinks] = useState<readonly MadeLink[]>([]);
  return {
    linkTo({ linkedAt }) {
      const found = links.find((link) => link.linkedAt === linkedAt?.getTime());
      return found && addressOf(found);
    },
    keep(link) {
      if (link) setLinks((known) => [...known, link]);
    },
  };
}
