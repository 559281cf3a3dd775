import type { ShellServices, TourStop } from '@fleetfoot/shared/contract';
import { may } from '@fleetfoot/shared/model';

/** The pages of team and billing for a newcomer, as far as their role goes. */
export function tourStops({ session }: ShellServices): readonly TourStop[] {
  const role = session.getState().selectedOrganization?.role;
  return [
    {
      label: 'Your team',
      text: may(role, 'team.invite')
        ? 'Invite colleagues by mobile number: Members run deliveries, Admins also decide on people, keys and money.'
        : 'Everybody you work with. Members run deliveries, Admins also decide on people, keys and money.',
      path: '/team',
      order: 60,
    },
    {
      label: 'What it costs',
      text: 'Each month has a statement of what was paid. Cards are kept by Stripe, and Fleetfoot never sees their numbers.',
      path: '/billing',
      order: 70,
    },
  ];
}
