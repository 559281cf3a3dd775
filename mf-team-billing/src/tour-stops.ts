import type { ShellServices, TourStop } from '@fleetfoot/shared/contract';
import { may } from '@fleetfoot/shared/model/team/policy';
import { TOUR } from './texts/day';

/** The pages of team and billing for a newcomer, as far as their role goes. */
export function tourStops({ session }: ShellServices): readonly TourStop[] {
  const role = session.getState().selectedOrganization?.role;
  return [
    {
      label: TOUR.team,
      text: may(role, 'team.invite') ? TOUR.teamOfAdmin : TOUR.teamOfMember,
      path: '/team',
      order: 60,
    },
    {
      label: TOUR.billing,
      text: TOUR.billingDetails,
      path: '/billing',
      order: 70,
    },
  ];
}
