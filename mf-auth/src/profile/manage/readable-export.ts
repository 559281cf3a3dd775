import { formatDateTime, formatPhoneNumber } from '@fleetfoot/shared/domain';
import type { ProfileExport } from '@fleetfoot/shared/operations';

type Pair = readonly [name: string, value: string];

function section(title: string, rows: readonly Pair[]): string {
  const lines = rows.map(([name, value]) => `${name}: ${value}`);
  return [title, '-'.repeat(title.length), ...lines, ''].join('\n');
}

const drafts = (list: ProfileExport['drafts']): Pair[] => list.map(({ id, value }) => [`Draft ${id}`, value]);

/** What is held about a user, as text for people: no word of it needs to be looked up. */
export function readableExport(data: ProfileExport): string {
  const { profile, memberships, invitations } = data;
  return [
    section('What is held about you', [['As of', formatDateTime(new Date(data.exportedAt))]]),
    section('Your profile', [
      ['Full name', profile.fullName],
      ['Email', profile.email],
      ['Phone number', formatPhoneNumber(profile.phoneNumber)],
      ['Since', formatDateTime(new Date(profile.dateJoined))],
      ['ID', profile.id],
      ...drafts(data.drafts),
    ]),
    ...memberships.map((membership) =>
      section(`As a member of ${membership.organizationName}`, [
        ['Full name', membership.fullName],
        ['Email', membership.email],
        ['Phone number', formatPhoneNumber(membership.phoneNumber)],
        ['Role', membership.role],
        ...membership.views.map(({ name, query }): Pair => [`Saved view ${name}`, query]),
        ...drafts(membership.drafts),
      ]),
    ),
    section(
      'Invitations to your number',
      invitations.length > 0
        ? invitations.map(({ organizationName, role }): Pair => [organizationName, role])
        : [['None', '-']],
    ),
    section(
      'Where you signed in',
      data.signIns.map(
        ({ device, address, createdAt }): Pair => [
          formatDateTime(new Date(createdAt)),
          `${device} ${address}`.trim(),
        ],
      ),
    ),
    'What you did for an organisation, such as the deliveries you created, is held by that organisation. Ask one of its Admins.\n',
  ].join('\n');
}
