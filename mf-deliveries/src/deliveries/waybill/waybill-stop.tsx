import { formatPhoneNumber, formatTimeRange } from '@fleetfoot/shared/domain';
import { Lines } from './waybill-style';

interface WaybillStopProps {
  readonly title: string;
  /** Whether it is what the courier looks for first. */
  readonly isMain?: boolean;
  readonly name: string;
  /** E.164. */
  readonly phoneNumber: string;
  readonly address: string;
  readonly instructions: string;
  readonly window: { readonly start: Date; readonly end: Date } | undefined;
  /** What the courier does at the door. */
  readonly action?: string;
}

export function WaybillStop(props: WaybillStopProps) {
  const { title, isMain, name, phoneNumber, address, instructions, window, action } = props;
  return (
    <section data-main={isMain}>
      <h3>{title}</h3>
      <p>
        <strong>{name}</strong> <span>{formatPhoneNumber(phoneNumber)}</span>
      </p>
      <p>{address}</p>
      {window && <p>{formatTimeRange(window.start, window.end)}</p>}
      {action && <p>{action}</p>}
      {instructions && <Lines>{instructions}</Lines>}
    </section>
  );
}
