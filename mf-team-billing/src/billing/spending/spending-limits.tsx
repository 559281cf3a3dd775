import type { Live } from '@fleetfoot/shared/firebase';
import { DEFAULT_LIMITS, may, ROLES, type Role, type SpendingLimits } from '@fleetfoot/shared/model';
import { PartButton } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { DataTable, LiveView, Note, Section, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';
import type { SpendingWrites } from './data';
import type { LimitsDialog } from './limits-dialog';
import { formatLimit } from './typed-limits';

const loadDialog = async () => (await import('./limits-dialog')).LimitsDialog;

interface SpendingLimitsSectionProps {
  readonly limits: Live<SpendingLimits | undefined>;
  readonly role: Role;
  readonly writes: SpendingWrites;
}

/** What each role may spend without asking. */
export function SpendingLimitsSection({ limits, role, writes }: SpendingLimitsSectionProps) {
  const { announce } = useServices();
  const present = limits.status === 'ready' ? (limits.data ?? DEFAULT_LIMITS) : undefined;

  async function save(changed: SpendingLimits): Promise<void> {
    await writes.setLimits(changed);
    announce('The spending limits are changed.');
  }
  return (
    <Section
      title="Spending limits"
      actions={
        may(role, 'spending.setLimits') &&
        present && (
          <PartButton<ComponentProps<typeof LimitsDialog>>
            label="Change limits"
            variant="secondary"
            load={loadDialog}
            props={{ limits: present, onSave: save }}
          />
        )
      }
    >
      <LiveView result={limits} skeleton={<SkeletonRows rows={2} label="Loading spending limits" />}>
        {(set) => (
          <Stack gap={3}>
            <DataTable
              caption="Spending limits"
              columns={[
                { key: 'role', header: 'Role', render: (name) => `${name}s` },
                {
                  key: 'purchase',
                  header: 'Per purchase',
                  align: 'end',
                  render: (name) => formatLimit((set ?? DEFAULT_LIMITS)[name].perPurchase),
                },
                {
                  key: 'month',
                  header: 'Per month',
                  align: 'end',
                  render: (name) => formatLimit((set ?? DEFAULT_LIMITS)[name].perMonth),
                },
              ]}
              rows={ROLES}
              rowKey={(name) => name}
            />
            <Note>A purchase above a limit waits for another Admin, who approves or declines it here.</Note>
          </Stack>
        )}
      </LiveView>
    </Section>
  );
}
