import { useNow } from '@fleetfoot/shared/clock';
import { useLiveCollection, useLiveDocument } from '@fleetfoot/shared/firebase';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { Button, LinkButton, Page, SkeletonRows } from '@fleetfoot/shared/ui';
import { useEffect, useState } from 'react';
import { useTitle } from '../../../texts/page-in-language';
import { PageLiveView } from '../../../texts/page-live-view';
import { usePageTexts } from '../../../texts/page-texts';
import { recurringTexts } from '../../../texts/recurring';
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
  const texts = usePageTexts(recurringTexts);
  const now = useNow();
  const [isDeleting, setDeleting] = useState(false);
  const result = useLiveDocument(recurringQuery(orgID, recurringID));
  const runs = useLiveCollection(runsQuery(orgID, recurringID));
  const writes = recurringWrites(orgID, recurringID, report);
  const known = result.status === 'ready' ? result.data : undefined;
  const name = known?.name;
  const title = name ?? texts.one;
  useTitle(title);
  useEffect(() => {
    if (name !== undefined) titlePage(name);
  }, [name, titlePage]);
  return (
    <Page
      title={title}
      isNamed={known !== undefined}
      description={known && scheduleText(known, texts)}
      back={{ href: '/recurring', label: texts.title }}
      actions={
        known && (
          <>
            <LinkButton variant="secondary" href={`/recurring/${known.id}?edit`}>
              {texts.edit}
            </LinkButton>
            <SwitchButton recurring={known} onSwitch={writes.switchTo} />
            <Button needsConnection variant="danger-outline" onClick={() => setDeleting(true)}>
              {texts.remove}
            </Button>
            {isDeleting && (
              <DeleteDialog name={known.name} onDelete={writes.delete} onClose={() => setDeleting(false)} />
            )}
          </>
        )
      }
    >
      <PageLiveView result={result} skeleton={<SkeletonRows rows={8} label={texts.loadingOne} />}>
        {(recurring) =>
          recurring ? (
            <RecurringView recurring={recurring} runs={runs} now={now} onSkip={writes.skip} />
          ) : (
            <RecurringNotFound />
          )
        }
      </PageLiveView>
    </Page>
  );
}
