import type { Delivery } from '@fleetfoot/shared/model/delivery/delivery';
import { type TrackingLink, trackingLinks } from '@fleetfoot/shared/model/delivery/tracking';
import { organizations } from '@fleetfoot/shared/model/team/organization';
import { deployedTracking } from '../../src/tracking/token';
import { answerTracking, type TrackingAnswer } from '../../src/tracking/track';
import { type TrackingLimit, trackingLimit } from '../../src/tracking/tracking-limit';
import { callFunction } from '../client/in-process';
import { courierScene } from '../couriers/courier-scene';
import { database, read } from '../world/data';

/** What somebody asks of the tracking page. */
export interface Asked {
  readonly method?: string;
  readonly page?: '' | '/change' | '/problem';
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  /** Sent with the form, which is one of several parts then. */
  readonly photo?: Buffer;
  readonly address?: string;
  readonly limit?: TrackingLimit;
  readonly now?: Date;
}

const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
const PARTS_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** A form with a photo, as a browser sends it. */
function partsOf(form: Readonly<Record<string, string>> = {}, photo: Buffer): Buffer {
  const fields = Object.entries(form).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file =
    'Content-Disposition: form-data; name="photo"; filename="IMG_1.jpg"\r\nContent-Type: image/jpeg';
  return Buffer.concat([
    Buffer.from(`${fields.join('')}--${BOUNDARY}\r\n${file}\r\n\r\n`),
    photo,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
}

/** Asks for the page of a token, in this process: everything but HTTP. A limit of its own, unless the test is about it. */
export function askPage(
  token: string,
  { method, page = '', query = '', headers = {}, form, photo, ...rest }: Asked = {},
): Promise<TrackingAnswer> {
  const { address = '203.0.113.7', limit = trackingLimit(), now = new Date() } = rest;
  return answerTracking(
    { database, site: deployedTracking(), limit, now },
    {
      ...{ method: method ?? (form ? 'POST' : 'GET'), path: `/t/${token}${page}`, address },
      query: new URLSearchParams(query),
      header: (name) => headers[name] ?? (photo && name === 'content-type' ? PARTS_TYPE : undefined),
      body: photo ? partsOf(form, photo) : Buffer.from(new URLSearchParams(form).toString()),
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
