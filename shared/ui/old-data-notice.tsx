import { formatTime } from '@fleetfoot/shared/domain';
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
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
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

interface OldDataNoticeProps {
  /** The browser has no connection. */
  readonly offline: boolean;
  /** When the server last confirmed the data, by the device's clock. */
  readonly asOf?: Date | undefined;
}

/** Says that what is shown may be out of date, how old it is, and why. */
export function OldDataNotice({ offline, asOf }: OldDataNoticeProps) {
  const time = asOf && formatTime(asOf);
  return (
    <Strip>
      <Icon name="offline" />
      <span>
        <span role="status">
          {offline
            ? `You are offline. This is what was last loaded${time ? `, as of ${time}` : ''}; it updates when the connection is back.`
            : `No answer from the server. This is as of ${time}; it updates when the server answers.`}
        </span>{' '}
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
