import { type Delivery, DeliverySchema } from '@fleetfoot/shared/domain';
import type { CollectionReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { paths } from '../../domain/paths';
import type { RouteContext } from '../api-call';

const COLLECTIONS = { live: 'Deliveries', test: 'TestDeliveries' } as const;

/** The deliveries that a key opens, and no others. */
export function deliveriesOf({ database, orgID, mode }: RouteContext): CollectionReference {
  return database.collection(`${paths.organization(orgID)}/${COLLECTIONS[mode]}`);
}

function withDates(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withDates(inner)]));
}

/** @throws ValiError naming the fields that do not fit */
export function toDelivery(document: DocumentSnapshot): Delivery {
  return v.parse(DeliverySchema, withDates(document.data()));
}
