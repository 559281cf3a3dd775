import { deliveries } from '@fleetfoot/shared/model/delivery/delivery';
import type { Page, Route } from '@playwright/test';
import type { Cloud } from './cloud';
import { storeDelivery } from './deliveries';
import { interceptCalls } from './function-calls';

/** Waits for the answer that is to get lost, once the server is done. */
type Lose = (route: Route) => Promise<void>;

async function interceptNext(page: Page, name: string, lose: Lose): Promise<() => boolean> {
  let isOver = false;
  await interceptCalls(page, name, async (route) => {
    if (isOver) return route.fallback();
    isOver = true;
    await route.fetch({ timeout: 0 });
    await lose(route);
  });
  return () => isOver;
}

/**
 * Lets the next call of that name arrive and be done, and loses its answer.
 * @returns tells whether there was such a call
 */
export function loseAnswer(page: Page, name: string): Promise<() => boolean> {
  return interceptNext(page, name, (route) => route.abort());
}

/** As {@link loseAnswer}, and nobody is told that the answer is lost. */
export function swallowAnswer(page: Page, name: string): Promise<() => boolean> {
  return interceptNext(page, name, async () => {});
}

/** A delivery whose edit is open, with something typed into it. */
export async function openEdit(
  cloud: Cloud,
  orgID: string,
  external_id: string,
  open: (path: string) => Promise<Page>,
) {
  const id = await storeDelivery(cloud, orgID, { external_id });
  const page = await open(`/deliveries/${id}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit delivery' });
  const instructions = dialog.getByLabel('Drop-off instructions');
  await instructions.fill('Blue door');
  const stored = cloud.firestore.doc(deliveries.document(orgID, id));
  return {
    ...{ page, dialog, instructions, stored },
    alert: dialog.getByRole('alert'),
    save: dialog.getByRole('button', { name: 'Save' }),
    storedInstructions: async () => (await stored.get()).get('dropoff_instructions'),
  };
}
