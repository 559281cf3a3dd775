import { nextTask } from '../federation/runtime/next-task';
import { takeAhead } from './ahead/read-ahead';
import { type RestAnswer, toRawDocument } from './ahead/rest-answer';
import { knowledgeOf } from './confirmed';
import type { ListenToWindow, PageEntry } from './live-pages';
import { openReading } from './open-firestore';
import type { PagedTarget, ParseDocument } from './query';
import { listReader } from './raw-document';
import type { WindowPlace } from './sdk-queries';
import { noteSeen } from './seen/last-seen';

type Entry<T> = PageEntry<T, WindowPlace>;

/**
 * Follows the stretches of a paged query. Only the changed documents of a stretch are read again. What was read ahead of the
 * SDK is shown until it has heard of the server itself.
 */
export function windowSource<T>(
  target: PagedTarget,
  parse: ParseDocument<T>,
): ListenToWindow<T, WindowPlace> {
  const read = listReader(parse);
  const query = JSON.stringify(target);
  return (window, { next, fail }) => {
    const known = new Map<string, Entry<T>>();
    let entries: readonly Entry<T>[] = [];
    let ended = false;
    let isHeard = false;
    let shown: RestAnswer | undefined;
    let unsubscribe = () => {};

    const isFirst = window.after === undefined && window.until === undefined;
    const ahead = isFirst ? takeAhead(target) : undefined;
    void ahead?.then((answer) => {
      if (answer === undefined || ended || isHeard) return;
      shown = answer;
      const found = answer.documents.map((document): Entry<T> => {
        const raw = toRawDocument(document);
        return { place: { id: raw.id }, item: read([raw])[0] };
      });
      next({ entries: found, fromCache: false, isAhead: true });
    });

    async function follow(): Promise<void> {
      const reading = await openReading();
      const { sdk, firestore } = reading;
      await nextTask();
      if (shown) {
        // Where it cannot be taken over, the same is read again.
        await sdk.keepAnswer(firestore, shown).catch(() => undefined);
        await nextTask();
      }
      if (ended) return;
      const wanted = { paged: target, window, ahead: shown };
      unsubscribe = reading.follow(firestore, wanted, {
        next({ documents, changed, fromCache, readAt }) {
          for (const document of changed) {
            known.set(document.id, { place: document, item: read([document.raw()])[0] });
          }
          // Who reads again hears of no change when nothing is left.
          if (changed[0] || documents.length < entries.length)
            entries = documents.flatMap(({ id }) => known.get(id) ?? []);
          if (target.keep && isFirst && !fromCache)
            noteSeen(query, () => documents.slice(0, target.pageSize).map((document) => document.raw()));
          if (shown && fromCache) return;
          shown = undefined;
          isHeard ||= !fromCache;
          next({ entries, fromCache, readAt, ...(isFirst && knowledgeOf(query, fromCache)) });
        },
        error: fail,
      });
    }
    follow().catch(fail);
    return () => {
      ended = true;
      unsubscribe();
    };
  };
}
