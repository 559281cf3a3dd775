import type { ApiMode, KeyRoll } from '@fleetfoot/shared/api';
import type { OrganizationKeys } from '@fleetfoot/shared/domain';
import { Columns, EmptyState, Stack } from '@fleetfoot/shared/ui';
import { ApiKeyCard } from './api-key-card';
import { Note } from './note';
import { oldKeys } from './old-keys';

interface KeysSectionProps {
  readonly keys: OrganizationKeys | undefined;
  /** The newest first. */
  readonly rolls: readonly KeyRoll[];
  readonly now: Date;
  /** Left out for Members. */
  readonly onRoll?: ((mode: ApiMode) => void) | undefined;
}

export function KeysSection({ keys, rolls, now, onRoll }: KeysSectionProps) {
  if (keys === undefined) return <EmptyState icon="api" title="Your organisation has no keys yet" />;
  const shared = (mode: ApiMode) => ({
    mode,
    old: oldKeys(rolls, mode, now),
    onRoll: onRoll && (() => onRoll(mode)),
  });
  return (
    <Stack gap={3}>
      <Columns>
        <ApiKeyCard
          {...shared('live')}
          purpose="For your live systems. Keep it secret: whoever has it can act for your organisation."
          value={keys.apiKey}
        />
        <ApiKeyCard
          {...shared('test')}
          purpose="For trying things out. What it creates is seen by no courier and kept for 30 days."
          value={keys.testApiKey}
        />
      </Columns>
      {!onRoll && <Note>Only Admins can roll a key. Ask one if a key may have become known.</Note>}
    </Stack>
  );
}
