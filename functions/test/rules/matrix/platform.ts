import { policyReports } from '@fleetfoot/shared/model/release/policy-report';
import { pastReleases, releases, rollouts, shellSwitches } from '@fleetfoot/shared/model/release/release';
import { releaseHealth } from '@fleetfoot/shared/model/release/release-health';
import type { Row } from './row';

/** What the operator has, and what nobody has named. */
export const PLATFORM: readonly Row[] = [
  { collection: policyReports.name, document: () => policyReports.document('report'), allowed: {} },
  { collection: releases.name, document: () => releases.document('mf-deliveries'), allowed: {} },
  {
    collection: pastReleases.name,
    document: () => pastReleases.document('mf-deliveries', '00000001'),
    allowed: {},
  },
  { collection: 'Switches', document: () => shellSwitches.document(), allowed: {} },
  { collection: rollouts.name, document: () => rollouts.document('mf-deliveries'), allowed: {} },
  { collection: releaseHealth.name, document: () => releaseHealth.document('mf-auth@1'), allowed: {} },
  { collection: 'Unheard', which: 'named nowhere', document: () => 'Unheard/of', allowed: {} },
];
