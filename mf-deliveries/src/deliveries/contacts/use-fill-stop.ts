import { DIRECTIONS } from '@fleetfoot/shared/model/delivery/delivery-choices';
import type { AddressValue, StopValues } from '@fleetfoot/shared/model/delivery/stop-values';
import { useServices } from '@fleetfoot/shared/remote';
import { use, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  chooseDetails,
  type Filling,
  type FillStep,
  NOTHING_FILLED,
  openOffer,
  putBackTyped,
  putInDetails,
} from '../../addresses/typed-first';
import { formTexts } from '../../texts/form';
import { usePageTexts } from '../../texts/page-texts';
import type { DeliveryFormValues } from '../typed-delivery';
import type { Contact } from './contact';
import { ContactsContext } from './contacts-context';

const TEXTS = ['name', 'phone_number', 'instructions', ...DIRECTIONS] as const;

type StopText = (typeof TEXTS)[number];

/** The texts of a stop beside its address. */
export function textsOfStop(stop: StopValues): Record<StopText, string> {
  const { name, phone_number, instructions, unit = '', landmark = '', gate_code = '' } = stop;
  return { name, phone_number, instructions, unit, landmark, gate_code };
}

/** What was chosen for a stop last. */
export interface ChosenDetails {
  /** Whose details they are. */
  readonly person: string;
  readonly filling: Filling<StopText>;
  readonly address: AddressValue;
  /** The address that was there before a known number brought this one. */
  readonly typedAddress?: AddressValue | undefined;
  /** What the form began with then: another beginning, such as a draft that is taken up, forgets the choice. */
  readonly start: string;
}

/** Fills a stop of the delivery with what is chosen; what was typed stays until its user says otherwise. */
export function useFillStop(stop: 'pickup' | 'dropoff') {
  const { getValues, setValue, setFocus, formState } = useFormContext<DeliveryFormValues>();
  const { announce } = useServices();
  const { filled: filledText } = usePageTexts(formTexts);
  const { begun: beginnings, defaultPickup } = use(ContactsContext);
  const begun = beginnings?.[stop];
  const { isSubmitted: shouldValidate, defaultValues } = formState;
  // The form gives the same values as another object once its state has changed.
  const start = JSON.stringify(defaultValues);
  const [last, setChosen] = useState<ChosenDetails>();
  const chosen = last?.start === start ? last : undefined;

  const known = (): ChosenDetails =>
    chosen ?? {
      person: begun?.name ?? '',
      address: begun?.address ?? { text: '' },
      start,
      filling: { ...NOTHING_FILLED, filled: begun ? textsOfStop(begun) : {} },
    };
  const now = () => textsOfStop(getValues(stop));

  function put({ changes }: FillStep<StopText>): void {
    for (const field of TEXTS) {
      const text = changes[field];
      if (text !== undefined) setValue(`${stop}.${field}`, text, { shouldValidate });
    }
  }
  function fill({ title, stop: found }: Contact, typed?: AddressValue): void {
    const step = chooseDetails(known().filling, now(), textsOfStop(found));
    setValue(`${stop}.address`, found.address, { shouldValidate });
    put(step);
    const typedAddress = typed?.text ? typed : undefined;
    const { address } = found;
    setChosen({ person: found.name || title, filling: step.filling, address, typedAddress, start });
    // What differs is told where it is offered.
    if (Object.keys(openOffer(step.filling, now())).length === 0) announce(filledText(title));
  }

  return {
    chosen,
    /** Fills the stop with a contact that was chosen for its address. */
    fill: (contact: Contact) => fill(contact),
    /** Fills the stop with a contact of the number that was typed. */
    fillByNumber: (contact: Contact) => fill(contact, getValues(stop).address),
    /** Empties what a contact brought to another address. The person stays an offer. */
    leaveContact(place: string): void {
      // A delivery that is copied may go to its recipient at another address.
      if (!chosen && !defaultPickup) return;
      const before = now();
      const { filling, ...contact } = known();
      if (contact.address.text === place) return;
      const step = chooseDetails(filling, before, {});
      put(step);
      const taken = (['name', 'phone_number'] as const).filter(
        (field) => before[field] !== '' && step.changes[field] === '',
      );
      const offered = Object.fromEntries(taken.map((field) => [field, before[field]]));
      setChosen({ ...contact, typedAddress: undefined, filling: { ...step.filling, offered } });
    },
    putIn(): void {
      const details = known();
      const step = putInDetails(details.filling, now());
      put(step);
      setChosen({ ...details, filling: step.filling });
    },
    putBack(): void {
      const { typedAddress, ...details } = known();
      const step = putBackTyped(details.filling, now());
      put(step);
      if (typedAddress && getValues(stop).address.text === details.address.text) {
        setValue(`${stop}.address`, typedAddress, { shouldValidate });
      }
      setChosen({ ...details, filling: step.filling });
    },
    focusName: () => setFocus(`${stop}.name`),
  };
}
