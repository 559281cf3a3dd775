import { formatPhoneNumber } from '@fleetfoot/shared/domain';
import { useOrganization, useServices } from '@fleetfoot/shared/remote';
import { Button } from '@fleetfoot/shared/ui';
import { use, useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { HelpLine } from '../../addresses/help-line-style';
import { entryTexts } from '../../texts/entry';
import { usePageTexts } from '../../texts/page-texts';
import { ContactsContext } from '../contacts/contacts-context';
import { type DeliveryFormValues, EMPTY_DELIVERY } from '../typed-delivery';

/** Types a text into an address field as its user would, so that it is looked up. */
function typeInto(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  field.focus();
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Says where the delivery is collected when that was filled in, and offers the billing address when nothing is known. */
export function PickupHelp() {
  const { defaultPickup, recent } = use(ContactsContext);
  const { name, billingAddress, supportPhoneNumber } = useOrganization();
  const { announce } = useServices();
  const texts = usePageTexts(entryTexts);
  const { control, getValues, setValue } = useFormContext<DeliveryFormValues>();
  const { text, coordinates } = useWatch({ control, name: 'pickup.address' });
  const line = useRef<HTMLDivElement>(null);

  function addressField(): HTMLInputElement | null | undefined {
    return line.current?.closest('form')?.querySelector<HTMLInputElement>('[name="pickup.address"]');
  }
  function change(): void {
    const field = addressField();
    const typed = getValues('pickup');
    for (const name of Object.keys(EMPTY_DELIVERY.pickup)) {
      const part = name as keyof DeliveryFormValues['pickup'];
      // What was typed over the proposal stays.
      const isProposed = JSON.stringify(typed[part]) === JSON.stringify(defaultPickup?.stop[part]);
      if (isProposed) setValue(`pickup.${part}`, EMPTY_DELIVERY.pickup[part]);
    }
    announce(texts.emptied);
    field?.focus();
  }
  const { line1, line2, city, postalCode } = billingAddress;
  const billing = [line1, line2, city, postalCode].filter(Boolean).join(', ');
  function collectThere(): void {
    const field = addressField();
    const { name: typedName, phone_number } = getValues('pickup');
    if (typedName === '') setValue('pickup.name', name);
    if (phone_number === '') setValue('pickup.phone_number', formatPhoneNumber(supportPhoneNumber));
    announce(texts.choose);
    // Few searches know the rest of an address as a person writes it.
    if (field) typeInto(field, [line1, city].filter(Boolean).join(', '));
  }

  const isDefault = defaultPickup && text === defaultPickup.stop.address.text;
  const collects = isDefault && texts.collects[defaultPickup.origin](defaultPickup.title);
  const isTold = useRef(false);
  useEffect(() => {
    if (!collects || isTold.current) return;
    isTold.current = true;
    announce(collects);
  }, [collects, announce]);

  if (collects) {
    return (
      <HelpLine ref={line}>
        <p>{collects}</p>
        <Button variant="quiet" onClick={change}>
          {texts.change}
        </Button>
      </HelpLine>
    );
  }
  const isFirst = !defaultPickup && recent?.length === 0;
  if (!isFirst || coordinates || billing === '') return undefined;
  return (
    <HelpLine ref={line}>
      <p>{texts.billingAddress(billing)}</p>
      <Button variant="quiet" onClick={collectThere}>
        {texts.collectThere}
      </Button>
    </HelpLine>
  );
}
