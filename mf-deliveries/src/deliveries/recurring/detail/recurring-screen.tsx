import { useNow } from '@fleetfoot/shared/clock';
import { useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { Button, LinkButton, LiveView, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { useEffect, useState } from 'react';
import { recurringQuery, recurringWrites, runsQuery } from '../data';
import { RecurringNotFound } from '../recurring-not-found';
import { scheduleText } from '../recurring-words';
import { SwitchButton } from '../switch-button';
import { DeleteDialog } from './delete-dialog';
import { RecurringView } from './recurring-view';

interface RecurringScreenProps {
  readonly recurringID: string;
}

export function RecurringScreen({ recurringID }: RecurringScreenProps) {
  const { id: orgID } = useOrganization();
  const { report, titlePage } = useServices();
  const now = useNow();
  const [isDeleting, setDeleting] = useState(false);
  const result = useLiveDocument(recurringQuery(orgID, recurringID));
  const runs = useLiveCollection(runsQuery(orgID, recurringID));
  const writes = recurringWrites(orgID, recurringID, report);
  const known = result.status === 'ready' ? result.data : undefined;
  const name = known?.name;
  useEffect(() => {
    if (name !== undefined) titlePage?.(name);
  }, [name, titlePage]);
  return (
    <Page
      title={known?.name ?? 'Recurring delivery'}
      description={known && scheduleText(known)}
      back={{ href: '/recurring', label: 'Recurring deliveries' }}
      actions={
        known && (
          <>
            <LinkButton variant="secondary" href={`/recurring/${known.id}?edit`}>
              Edit
            </LinkButton>
            <SwitchButton recurring={known} onSwitch={writes.switchTo} />
            <Button variant="danger-outline" onClick={() => setDeleting(true)}>
              Delete
            </Button>
            {isDeleting && (
              <DeleteDialog name={known.name} onDelete={writes.delete} onClose={() => setDeleting(false)} />
            )}
          </>
        )
      }
    >
      <LiveView result={result} skeleton={<SkeletonRows rows={8} label="Loading the recurring delivery" />}>
        {(recurring) =>
          recurring ? (
            <RecurringView recurring={recurring} runs={runs} now={now} onSkip={writes.skip} />
          ) : (
            <RecurringNotFound />
          )
        }
      </LiveView>
    </Page>
  );
}
