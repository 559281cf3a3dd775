import type { Finder, Found, RegistryEntry } from '@fleetfoot/shared/contract';
import { cleanText } from '@fleetfoot/shared/domain';
import { useEffect, useState } from 'react';
import type { KnownRemotes } from '../remotes/known-remotes';
import { report } from '../report';

/** What one remote answers. */
export interface Answer {
  readonly id: string;
  readonly title: string;
  /** `undefined` while it looks. */
  readonly found: readonly Found[] | undefined;
  readonly hasFailed: boolean;
}

/** Shorter texts would find nearly everything. */
const FEWEST_LETTERS = 3;

/** Nobody is asked for each letter of a word. In milliseconds. */
const PAUSE_MS = 250;

type Results = Readonly<Record<string, readonly Found[] | 'failed'>>;

/** The finders of one search, each opened when it is first asked. One that could not be opened is opened anew. */
function openFinders(remotes: KnownRemotes) {
  const opened = new Map<string, Promise<Finder | undefined>>();
  async function openFinder(id: string): Promise<Finder | undefined> {
    const { module, services } = await remotes.open(id);
    return module.openFinder?.(services);
  }
  return async (id: string, text: string): Promise<readonly Found[]> => {
    const opening = opened.get(id) ?? openFinder(id);
    opened.set(id, opening);
    try {
      return (await (await opening)?.(text)) ?? [];
    } catch (error) {
      opened.delete(id);
      throw error;
    }
  };
}

/** What the remotes find, each by itself: one that is down or slow costs only its own lines. */
export function useFindings(
  remotes: KnownRemotes,
  finders: readonly RegistryEntry[],
  typed: string,
): readonly Answer[] {
  const [find] = useState(() => openFinders(remotes));
  const [answered, setAnswered] = useState<{ readonly text: string; readonly results: Results }>();
  const text = cleanText(typed);
  const ids = finders.map(({ id }) => id).join(' ');

  useEffect(() => {
    if (text.length < FEWEST_LETTERS) return undefined;
    let isCurrent = true;
    const answer = (id: string, result: Results[string]) => {
      if (!isCurrent) return;
      setAnswered((before) => ({
        text,
        results: { ...(before?.text === text && before.results), [id]: result },
      }));
    };
    const timer = setTimeout(() => {
      for (const id of ids.split(' ').filter(Boolean)) {
        find(id, text).then(
          (found) => answer(id, found),
          (error: unknown) => {
            report(error, { remote: id, kind: 'find' });
            answer(id, 'failed');
          },
        );
      }
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ids, find, text]);

  if (text.length < FEWEST_LETTERS) return [];
  return finders.map(({ id, title }) => {
    const result = answered?.text === text ? answered.results[id] : undefined;
    const hasFailed = result === 'failed';
    return { id, title, hasFailed, found: hasFailed ? [] : result };
  });
}
