import { formatDateTime, formatTime } from '@fleetfoot/shared/domain';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from './icon';

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

/** `25 seconds`, `3 minutes`. */
function ageText(ms: number): string {
  const seconds = Math.round(ms / TICK_MS) * 5;
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 120) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}

interface OldDataNoticeProps {
  /** The browser has no connection. */
  readonly offline: boolean;
  /** When the server last confirmed the data, by the device's clock. */
  readonly asOf?: Date | undefined;
  /** It was seen on an earlier page, which may be days ago. */
  readonly isSeen?: boolean | undefined;
}

/** Why the data may be old, when it was confirmed, and what comes next. */
function asOfText({ offline, asOf, isSeen }: OldDataNoticeProps): string {
  const next = offline ? 'it updates when the connection is back' : 'it updates when the server answers';
  const why = offline ? 'You are offline.' : 'No answer from the server.';
  if (asOf && isSeen) return `${why} Last seen ${formatDateTime(asOf)}; ${next}.`;
  const time = asOf && formatTime(asOf);
  if (!offline) return `${why} This is as of ${time}; ${next}.`;
  return `${why} This is what was last loaded${time ? `, as of ${time}` : ''}; ${next}.`;
}

/** How long ago that was, by the device's clock, as time goes on. */
function Age({ asOf }: { readonly asOf: Date }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return <>{ageText(Math.max(0, now - asOf.getTime()))} ago</>;
}

/** Says that what is shown may be out of date, how old it is, and why. */
export function OldDataNotice(props: OldDataNoticeProps) {
  const { asOf } = props;
  return (
    <Strip>
      <Icon name="offline" />
      <span>
        <span role="status">{asOfText(props)}</span>{' '}
        {/* Not in the status, which would be read out at every change. */}
        {asOf && (
          <span>
            (<Age asOf={asOf} />)
          </span>
        )}
      </span>
    </Strip>
  );
}
