import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { useOrganization, useSession } from '@fleetfoot/shared/remote';
import { useEffect } from 'react';
import { type ChangeMemory, createChangeMemory, noticeOf } from './changes';
import { useTell } from './use-tell';

/** How long a row that has changed stands out, in milliseconds. */
const MARKED_MS = 2_500;

/** Of one user in one organisation; those of another begin anew. */
let memory: { readonly of: string; readonly changes: ChangeMemory } | undefined;

function memoryOf(uid: string, orgID: string): ChangeMemory {
  const of = `${uid} ${orgID}`;
  if (memory?.of !== of) memory = { of, changes: createChangeMemory() };
  return memory.changes;
}

/** Lets a row stand out for a moment; where motion is unwelcome it does so without fading. */
function markRow(id: string): void {
  const row = document.querySelector(`tr[data-id="${CSS.escape(id)}"]`);
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  row?.animate(
    { backgroundColor: ['var(--accent-soft)', 'var(--accent-soft)', 'var(--surface)'] },
    { duration: MARKED_MS, easing: isStill ? 'step-end' : 'ease-out' },
  );
}

export interface FollowChangesProps {
  /** As they were read for the page. */
  readonly deliveries: readonly Delivery[];
}

/** Marks the rows of deliveries that change, and tells what others and couriers did. Renders nothing. */
export function FollowChanges({ deliveries }: FollowChangesProps) {
  const uid = useSession((state) => state.uid) ?? '';
  const { id: orgID } = useOrganization();
  const tell = useTell();
  useEffect(() => {
    for (const change of memoryOf(uid, orgID).compare(deliveries)) {
      markRow(change.delivery.id);
      tell((words) => noticeOf(change, uid, words));
    }
  }, [uid, orgID, deliveries, tell]);
  return undefined;
}
