import { formatDateTime, formatTime } from '@fleetfoot/shared/domain';
import { useContext, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from './icon';
import { type DataAge, UiLanguage, type UiTexts } from './ui-language';
import { useSaysOffline } from './use-offline';

const Strip = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3);
  background: var(--warning-soft);
  border: 1px solid transparent;
  border-radius: var(--radius);
  color: var(--warning-text);
  font-size: var(--text-sm);
  font-weight: 500;
`;

const TICK_MS = 5_000;

/** `25 seconds ago`, `3 minutes ago`. */
function ageText(ms: number): string {
  const seconds = Math.round(ms / TICK_MS) * 5;
  if (seconds < 60) return `${seconds} seconds ago`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 120) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours ago` : `${Math.floor(hours / 24)} days ago`;
}

/** Why the data may be old, when it was confirmed, and what comes next. */
function asOfText({ offline, asOf, isSeen }: DataAge): string {
  const next = offline ? 'it updates when the connection is back' : 'it updates when the server answers';
  const why = offline ? 'You are offline.' : 'No answer from the server.';
  if (asOf && isSeen) return `${why} Last seen ${formatDateTime(asOf)}; ${next}.`;
  const time = asOf && formatTime(asOf);
  if (!offline) return `${why} This is as of ${time}; ${next}.`;
  return `${why} This is what was last loaded${time ? `, as of ${time}` : ''}; ${next}.`;
}

/** How long ago that was, by the device's clock, as time goes on. */
function Age({ asOf, ago }: { readonly asOf: Date; readonly ago: UiTexts['ago'] }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return <span>{`(${ago(Math.max(0, now - asOf.getTime()))})`}</span>;
}

/** Says that what is shown may be out of date, how old it is, and why. */
export function OldDataNotice(props: DataAge) {
  const { asOf, offline } = props;
  const isFirst = useSaysOffline(offline);
  const language = useContext(UiLanguage);
  if (offline && !isFirst) return undefined;
  return (
    <Strip data-says-offline={offline || undefined}>
      <Icon name="offline" />
      <span>
        <span role="status">{(language?.asOf ?? asOfText)(props)}</span>{' '}
        {/* Not in the status, which would be read out at every change. */}
        {asOf && <Age asOf={asOf} ago={language?.ago ?? ageText} />}
      </span>
    </Strip>
  );
}
