import { LazyPart } from '@fleetfoot/shared/parts';
import { useServices } from '@fleetfoot/shared/remote';
import { useEffect, useState } from 'react';
import type { FollowChangesProps } from './follow-changes';

const load = async () => (await import(/* webpackChunkName: "follow-changes" */ './follow-all')).FollowAll;

/** The page and its data come first. In milliseconds. */
const PAUSE_MS = 1_000;

/** Follows what changes of deliveries, by a chunk that comes after the page. */
export function LazyChanges(props: FollowChangesProps) {
  const { report } = useServices();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isDue && <LazyPart load={load} props={props} onFailure={(error) => report(error, { part: 'changes' })} />
  );
}
