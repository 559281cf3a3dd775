import * as v from 'valibot';
import { listPage, listParams } from '../http/list-page';
import { params, text } from '../http/params';
import { type Route, route } from '../http/route';
import { refuseMissing } from '../stripe-failure';

const retrieve = route(
  'GET /v1/events/*',
  params({}),
  ({ account }, _, id: string) => account.events.get(id) ?? refuseMissing('event', id),
);

const list = route(
  'GET /v1/events',
  listParams({ type: v.optional(text), types: v.optional(v.array(v.string())) }),
  ({ account }, { type, types, ...page }) =>
    listPage(
      '/v1/events',
      account.events.values(),
      page,
      (one) => (!type || one.type === type) && (!types || types.includes(one.type)),
    ),
);

export const EVENT_ROUTES: readonly Route[] = [retrieve, list];
