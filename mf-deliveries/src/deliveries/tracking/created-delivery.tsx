import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { Button, Card } from '@fleetfoot/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { belowWords } from '../../texts/groups/below';
import { usePageTexts } from '../../texts/page-texts';
import { trackingTexts } from '../../texts/tracking';
import { translated } from '../../texts/translated';
import { trackingWrites } from './data';
import { forgetCreated, justCreated } from './just-created';
import { ShareLink } from './share-link';

function Created() {
  const { announce, drafts } = useServices();
  const { id: orgID } = useOrganization();
  const texts = usePageTexts(trackingTexts);
  const [created, setCreated] = useState(() => justCreated(drafts));
  const writes = useMemo(() => created && trackingWrites(orgID, created.id), [orgID, created]);
  useEffect(() => () => forgetCreated(drafts), [drafts]);
  if (!created || !writes) return undefined;
  const { external_id, dropoff } = created.delivery;
  const recipient = { dropoff_name: dropoff.name, dropoff_phone_number: dropoff.phone_number };
  return (
    <Card
      title={texts.created(external_id)}
      actions={
        <Button variant="quiet" onClick={() => setCreated(undefined)}>
          {texts.close}
        </Button>
      }
    >
      <ShareLink delivery={recipient} writes={writes} announce={announce} />
    </Card>
  );
}

/** Offers the tracking link of what was created on the page before, until it is closed or its user goes elsewhere. */
export const CreatedDelivery = translated(belowWords, Created);
