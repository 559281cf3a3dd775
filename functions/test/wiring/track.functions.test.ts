import { problemPhotos } from '@fleetfoot/shared/model/delivery/problem-photo';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { scene } from '../billing/scene';
import { addressOf, callFunction } from '../client/http';
import { cameraPhoto, shown } from '../couriers/pictures';
import { putDelivery } from '../privacy/privacy-scene';
import { database, read } from '../world/data';
import { signIn } from '../world/sign-in';
import { freshNumber } from '../world/somebody';

test('a recipient opens a link that a member was given, and leaves a note with a plain form', async () => {
  const { member, orgID } = await scene(() => signIn(freshNumber()));
  const path = await putDelivery(orgID, 'd1');
  await database.doc(organizations.document(orgID)).update({ name: 'Kasi Kitchen' });
  const { body } = await callFunction('giveTrackingLink', { orgID, deliveryID: 'd1' }, member.idToken);
  const { pathname } = new URL((body.result as { url: string }).url);
  const page = await fetch(`${addressOf('track')}${pathname}`, { headers: { 'accept-language': 'af' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(await page.text()).toContain('Jou aflewering van Kasi Kitchen');
  const sent = await fetch(`${addressOf('track')}${pathname}/change?lang=af`, {
    method: 'POST',
    body: new URLSearchParams({ kind: 'note', value: 'Bell ons' }),
    redirect: 'manual',
  });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${pathname}?lang=af&saved=note`]);
  expect(await read(path)).toMatchObject({ dropoff_note: 'Bell ons', updated_by: 'recipient' });
  expect((await fetch(`${addressOf('track')}/t/AAAAAAAAAAAAAAAAAAAAAA`)).status).toBe(404);
});

test("a recipient's photo of several megabytes is taken from a form of several parts, and one of twenty is not", async () => {
  const { member, orgID } = await scene(() => signIn(freshNumber()));
  await putDelivery(orgID, 'd1');
  const { body } = await callFunction('giveTrackingLink', { orgID, deliveryID: 'd1' }, member.idToken);
  const { pathname } = new URL((body.result as { url: string }).url);
  const send = (photo: Buffer) => {
    const form = new FormData();
    const fields = { kind: 'report', number: '1', reason: 'damaged', text: 'The bag is wet.' };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('photo', new File([new Uint8Array(photo)], 'IMG_1.jpg'));
    const address = `${addressOf('track')}${pathname}/problem?lang=en`;
    return fetch(address, { method: 'POST', body: form, redirect: 'manual' });
  };
  const refused = await send(Buffer.alloc(20_000_000));
  const page = await refused.text();
  expect([refused.status, page]).toEqual([422, expect.stringContaining('Choose one of at most 12 MB')]);
  expect(page).toContain('The bag is wet.</textarea>');
  expect((await send(await cameraPhoto())).status).toBe(303);
  const { data } = (await read(problemPhotos.document(orgID, 'd1.recipient.1'))) as { readonly data: string };
  expect(await shown(data)).toMatchObject({ format: 'jpeg', beside: [] });
});

afterAll(() => database.terminate());
