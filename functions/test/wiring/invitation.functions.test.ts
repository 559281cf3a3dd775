import { teamInvites } from '@fleetfoot/shared/model';
import { expiryFromNow } from '../../src/team/invite-expiry';
import { scene } from '../billing/scene';
import { addressOf, callFunction } from '../client/http';
import { database, put } from '../world/data';
import { freshNumber } from '../world/somebody';

test('a link is made by an Admin, opened by anybody and asked for its number', async () => {
  const { admin, orgID } = await scene();
  const phoneNumber = freshNumber();
  await put(teamInvites.document(orgID, 'pending'), {
    ...{ id: 'pending', phoneNumber, role: 'Member', orgID, organizationName: 'Kota', invitedBy: admin.uid },
    ...expiryFromNow(),
  });
  const made = await callFunction('makeInviteLink', { orgID, inviteID: 'pending' }, admin.idToken);
  const { link } = made.body.result as { link: { token: string } };
  const address = `${addressOf('invitation')}/i/${link.token}`;
  const page = await fetch(address);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await page.text()).not.toContain(phoneNumber.slice(3));
  const number = await fetch(address, { method: 'POST' });
  expect(await number.json()).toMatchObject({ ending: phoneNumber.slice(-3) });
  expect(number.headers.get('access-control-allow-origin')).toBeNull();
  expect((await fetch(`${addressOf('invitation')}/i/${'z'.repeat(22)}`)).status).toBe(404);
  expect((await fetch(`${addressOf('invitation')}/i/open.js`)).status).toBe(200);
});

afterAll(() => database.terminate());
