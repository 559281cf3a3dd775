import { cleanText, formatDate } from '@fleetfoot/shared/domain';
import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { useOrganization, useServices, useSession } from '@fleetfoot/shared/remote';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { entryTexts } from '../../texts/entry';
import { usePageTexts } from '../../texts/page-texts';
import type { DeliveryFormValues } from '../typed-delivery';
import { nextReference } from './reference';
import { fetchNamesakes, useDuplicate } from './use-duplicate';
import { waitingReferences } from './waiting-references';

const Warning = styled.p`
  padding: var(--space-2) var(--space-3);
  background: var(--warning-soft);
  border-radius: var(--radius);
  color: var(--warning-text);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
  /* It stays to be announced, without a gap of its own while it says nothing. */
  &:empty { position: absolute; padding: 0; }
  a { color: inherit; font-weight: 600; }
`;

/** How many taken references are passed over: imports may have used up the next few. */
const MOST_TRIES = 5;

/** The first reference after the known ones that no delivery has. */
async function freeReference(
  organization: string,
  known: readonly string[],
  isTaken: (reference: string) => Promise<boolean>,
): Promise<string | undefined> {
  const passed = [...known];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const reference = nextReference(organization, passed);
    if (!(await isTaken(reference))) return reference;
    passed.push(reference);
  }
  return undefined;
}

/** How long a press waits to learn whether a proposal is still free, in milliseconds. */
const MOST_WAIT_MS = 2_000;

/** A reference for a delivery without one. */
export interface Proposal {
  readonly reference: string;
  /** Fills it in if the field is still empty, or the one that is next by now. */
  take(): Promise<void>;
}

export interface ReferenceHelpProps {
  /** The organisation's newest deliveries. */
  readonly recent: readonly Delivery[];
  /** A reference that was used since they were read. */
  readonly used: string;
  /** Gives the present id of the delivery being written. */
  readonly ownID: () => string;
  /** Gets what is taken if no reference is typed. Stable. */
  readonly onPropose: (proposal: Proposal) => void;
}

/** Proposes the next reference, and warns of one that another delivery has. */
export function ReferenceHelp({ recent, used, ownID, onPropose }: ReferenceHelpProps) {
  const { id: orgID, name } = useOrganization();
  const services = useServices();
  const { report } = services;
  const texts = usePageTexts(entryTexts);
  const uid = useSession((state) => state.uid) ?? '';
  const { control, getValues, setValue } = useFormContext<DeliveryFormValues>();
  const typed = cleanText(useWatch({ control, name: 'external_id' }));
  const duplicate = useDuplicate(orgID, typed, recent, ownID);

  const taking = useRef<Promise<void>>(undefined);

  useEffect(() => {
    let isCurrent = true;
    const isTaken = async (reference: string) => (await fetchNamesakes(orgID, reference)).length > 0;
    async function next(): Promise<string | undefined> {
      const waiting = await waitingReferences({ services, uid, orgID });
      const known = [used, ...waiting, ...recent.map((delivery) => delivery.external_id)];
      return freeReference(name, known, isTaken);
    }
    const isEmpty = () => cleanText(getValues('external_id')) === '';
    /** The form may have been open for long: somebody else may have taken it. */
    async function take(reference: string): Promise<void> {
      if (!isEmpty()) return;
      const asked = navigator.onLine ? next().catch(() => undefined) : undefined;
      const latest = await Promise.race([
        asked,
        new Promise<undefined>((resolve) => setTimeout(resolve, MOST_WAIT_MS)),
      ]);
      if (isEmpty()) setValue('external_id', latest ?? reference);
    }
    next().then(
      (reference) => {
        if (!isCurrent || reference === undefined) return;
        onPropose({
          reference,
          take() {
            taking.current ??= take(reference).finally(() => {
              taking.current = undefined;
            });
            return taking.current;
          },
        });
      },
      // Without a proposal the reference is typed.
      (error: unknown) => report(error, { asking: 'reference' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [orgID, uid, name, recent, used, services, getValues, setValue, onPropose, report]);

  return (
    <Warning role="status">
      {duplicate && (
        <span>
          <span>{texts.used(typed, formatDate(duplicate.created_at))}</span>{' '}
          <a href={`/deliveries/${encodeURIComponent(duplicate.id)}`}>{texts.open}</a>
        </span>
      )}
    </Warning>
  );
}
