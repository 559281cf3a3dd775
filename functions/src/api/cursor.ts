import { Timestamp } from 'firebase-admin/firestore';
import { ApiFailure } from './api-failure';

/** A place in the list: the newest first, and of the same moment by ID. */
export interface Place {
  readonly createdAt: Timestamp;
  readonly id: string;
}

export function encodeCursor({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt.seconds}.${createdAt.nanoseconds}.${id}`).toString('base64url');
}

/** @throws ApiFailure `request_invalid` for what was never a `next_cursor` */
export function decodeCursor(cursor: string): Place {
  const text = Buffer.from(cursor, 'base64url').toString('utf8');
  const [, seconds, nanoseconds, id] = /^(\d{1,11})\.(\d{1,9})\.([\w-]{1,128})$/.exec(text) ?? [];
  if (seconds === undefined || id === undefined) {
    throw new ApiFailure('request_invalid', { message: 'Use next_cursor as it came.', param: 'cursor' });
  }
  return { createdAt: new Timestamp(Number(seconds), Number(nanoseconds)), id };
}
