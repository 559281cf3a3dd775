import { formatNumber, formatPhoneNumber } from '@fleetfoot/shared/domain';
import type { SavedAddress } from '@fleetfoot/shared/model/delivery/saved-address';
import type { TypedDelivery } from '@fleetfoot/shared/model/delivery/typed-delivery';
import type { Organization } from '@fleetfoot/shared/model/team/organization';
import { useOrganization } from '@fleetfoot/shared/remote';
import { Button, Card, SelectField, Stack } from '@fleetfoot/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { addressTitle } from '../../addresses/address-text';
import { importTexts } from '../../texts/import';
import { usePageTexts } from '../../texts/page-texts';
import { PickupForm } from './pickup-form';
import type { FindAddresses } from './use-address-search';

const ELSEWHERE = 'elsewhere';

/** The organisation itself, to begin with. */
function stopOf({ name, supportPhoneNumber, billingAddress }: Organization): TypedDelivery['pickup'] {
  const { line1, line2, city, postalCode } = billingAddress;
  const text = [line1, line2, city, postalCode].filter(Boolean).join(', ');
  return { address: { text }, name, phone_number: formatPhoneNumber(supportPhoneNumber), instructions: '' };
}

interface PickupCardProps {
  /** How many rows of the file have no pickup. */
  readonly rows: number;
  readonly addresses: readonly SavedAddress[];
  /** Of a saved address; empty for none. */
  readonly pickupID: string;
  /** As somebody entered it. */
  readonly pickup: TypedDelivery['pickup'] | undefined;
  readonly find: FindAddresses;
  /** Whether what somebody entered is being changed. */
  readonly isEditing: boolean;
  readonly onEditing: (isEditing: boolean) => void;
  readonly onChange: (pickup: string | TypedDelivery['pickup']) => void;
}

/** Where the rows without a pickup are collected, asked once for all of them: the address book, or anywhere else. */
export function PickupCard(props: PickupCardProps) {
  const { rows, addresses, pickupID, pickup, find, isEditing, onEditing, onChange } = props;
  const { pickup: texts, rows: rowsOf } = usePageTexts(importTexts);
  const counted = rowsOf(formatNumber(rows));
  const organization = useOrganization();
  const [isElsewhere, setElsewhere] = useState(false);
  const [typed, setTyped] = useState(pickup);
  const start = pickup ?? stopOf(organization);
  const summary = useRef<HTMLParagraphElement>(null);
  // One that is the default may have been removed since.
  const isSaved = addresses.some(({ id }) => id === pickupID);
  const isNew = pickup === undefined && !isSaved && (isElsewhere || addresses.length === 0);
  const isFormShown = isEditing || isNew;
  const wasFormShown = useRef(isFormShown);
  useEffect(() => {
    // The button that was pressed is gone with the form.
    if (wasFormShown.current && !isFormShown) summary.current?.focus();
    wasFormShown.current = isFormShown;
  }, [isFormShown]);

  function choose(value: string): void {
    setElsewhere(value === ELSEWHERE);
    onEditing(false);
    onChange(value === ELSEWHERE ? '' : value);
  }

  return (
    <Card
      title={texts.title}
      actions={
        pickup &&
        !isEditing && (
          <Button variant="secondary" onClick={() => onEditing(true)}>
            {texts.change}
          </Button>
        )
      }
    >
      <Stack>
        <p ref={summary} tabIndex={-1}>
          {pickup && !isFormShown
            ? texts.chosen(counted, pickup.name, pickup.address.text)
            : texts.without(counted)}
        </p>
        {addresses.length > 0 && (
          <SelectField
            label={texts.label}
            value={pickup || isElsewhere ? ELSEWHERE : isSaved ? pickupID : ''}
            onChange={({ target }) => choose(target.value)}
            options={[
              { value: '', label: texts.none },
              ...addresses.map((address) => ({ value: address.id, label: addressTitle(address) })),
              { value: ELSEWHERE, label: texts.elsewhere },
            ]}
          />
        )}
        {isFormShown && (
          <PickupForm
            rows={rows}
            stop={typed ?? start}
            find={find}
            onType={(changes) => setTyped((current = start) => ({ ...current, ...changes }))}
            onDone={(entered) => {
              setTyped(entered);
              onEditing(false);
              onChange(entered);
            }}
            onCancel={
              isEditing
                ? () => {
                    setTyped(pickup);
                    onEditing(false);
                  }
                : undefined
            }
          />
        )}
      </Stack>
    </Card>
  );
}
