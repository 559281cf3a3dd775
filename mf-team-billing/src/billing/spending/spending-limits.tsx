import { formatRand } from '@fleetfoot/shared/domain';
import type { Live } from '@fleetfoot/shared/firebase';
import { DEFAULT_LIMITS, type SpendingLimits } from '@fleetfoot/shared/model/billing/spending';
import { ROLES, type Role } from '@fleetfoot/shared/model/team/people';
import { may } from '@fleetfoot/shared/model/team/policy';
import { PartButton } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { DataTable, LiveView, Note, Section, SkeletonRows, Stack } from '@fleetfoot/shared/ui';
import type { ComponentProps } from 'react';
import { LIMITS } from '../../texts/spending';
import type { SpendingWrites } from './data';
import type { LimitsDialog } from './limits-dialog';

/** A limit in words: `R 15 000,00`. */
function formatLimit(cents: number | undefined): string {
  return cents === undefined ? LIMITS.none : formatRand(cents / 100);
}

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
    announce(LIMITS.changed);
  }
  return (
    <Section
      title={LIMITS.title}
      actions={
        may(role, 'spending.setLimits') &&
        present && (
          <PartButton<ComponentProps<typeof LimitsDialog>>
            label={LIMITS.change}
            needsConnection
            variant="secondary"
            load={loadDialog}
            props={{ limits: present, onSave: save }}
          />
        )
      }
    >
      <LiveView result={limits} skeleton={<SkeletonRows rows={2} label={LIMITS.loading} />}>
        {(set) => (
          <Stack gap={3}>
            <DataTable
              caption={LIMITS.title}
              columns={[
                { key: 'role', header: LIMITS.role, render: (name) => LIMITS.roleName(name) },
                {
                  key: 'purchase',
                  header: LIMITS.perPurchase,
                  align: 'end',
                  render: (name) => formatLimit((set ?? DEFAULT_LIMITS)[name].perPurchase),
                },
                {
                  key: 'month',
                  header: LIMITS.perMonth,
                  align: 'end',
                  render: (name) => formatLimit((set ?? DEFAULT_LIMITS)[name].perMonth),
                },
              ]}
              rows={ROLES}
              rowKey={(name) => name}
            />
            <Note>{LIMITS.details}</Note>
          </Stack>
        )}
      </LiveView>
    </Section>
  );
}
