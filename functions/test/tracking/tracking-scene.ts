import { type Delivery, organizations, type TrackingLink, trackingLinks } from '@fleetfoot/shared/model';
import { deployedTracking } from '../../src/tracking/token';
import { answerTracking, type TrackingAnswer } from '../../src/tracking/track';
import { type TrackingLimit, trackingLimit } from '../../src/tracking/tracking-limit';
import { callFunction } from '../client/in-process';
import { courierScene } from '../couriers/courier-scene';
import { database, read } from '../world/data';

/** What somebody asks of the tracking page. */
export interface Asked {
  readonly method?: string;
  readonly page?: '' | '/change';
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly address?: string;
  readonly limit?: TrackingLimit;
  readonly now?: Date;
}

/** Asks for the page of a token, in this process: everything but HTTP. A limit of its own, unless the test is about it. */
export function askPage(
  token: string,
  { method, page = '', query = '', headers = {}, form, ...rest }: Asked = {},
): Promise<TrackingAnswer> {
  const { address = '203.0.113.7', limit = trackingLimit(), now = new Date() } = rest;
  return answerTracking(
    { database, site: deployedTracking(), limit, now },
    {
      ...{ method: method ?? (form ? 'POST' : 'GET'), path: `/t/${token}${page}`, address },
      query: new URLSearchParams(query),
      header: (name) => headers[name],
      body: Buffer.from(new URLSearchParams(form).toString()),
    },
  );
}

/** An organisation with a delivery whose recipient has its link. */
export async function trackingScene(changes: Partial<Delivery> = {}) {
  const found = await courierScene(changes);
  const { orgID, member } = found;
  await database
    .doc(organizations.document(orgID))
    .update({ name: 'Kasi Kitchen', supportPhoneNumber: '011 555 0100' });
  const request = { orgID, deliveryID: 'd1' };
  const give = async () => {
    const { body } = await callFunction('giveTrackingLink', request, member.idToken);
    const { url = '' } = (body.result ?? {}) as { url?: string };
    return url.slice(url.lastIndexOf('/') + 1);
  };
  return {
    ...found,
    give,
    token: await give(),
    revoke: () => callFunction('revokeTrackingLink', request, member.idToken),
    link: async () => (await read(trackingLinks.document(orgID, 'd1'))) as TrackingLink | undefined,
  };
}
