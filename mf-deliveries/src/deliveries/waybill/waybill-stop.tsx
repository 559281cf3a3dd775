import { formatPhoneNumber, formatTimeRange } from '@fleetfoot/shared/domain';
import {
  DIRECTION_LABELS,
  DIRECTIONS,
  type Directions,
} from '@fleetfoot/shared/model/delivery/delivery-choices';
import { WAYBILL_SHEET } from '../../texts/english/waybill';
import { GateCode, Lines } from './waybill-style';

interface WaybillStopProps {
  readonly title: string;
  /** Whether it is what the courier looks for first. */
  readonly isMain?: boolean;
  readonly name: string;
  /** E.164. */
  readonly phoneNumber: string;
  readonly address: string;
  readonly instructions: string;
  /** Of the recipient. */
  readonly note?: string | undefined;
  readonly directions: Directions;
  readonly window: { readonly start: Date; readonly end: Date } | undefined;
  /** What the courier does at the door. */
  readonly action?: string;
}

export function WaybillStop(props: WaybillStopProps) {
  const { title, isMain, name, phoneNumber, address, instructions, note, directions, window, action } = props;
  return (
    <section data-main={isMain}>
      <h3>{title}</h3>
      <p>
        <strong translate="no">{name}</strong> <span translate="no">{formatPhoneNumber(phoneNumber)}</span>
      </p>
      <p translate="no">{address}</p>
      {window && <p>{formatTimeRange(window.start, window.end)}</p>}
      {action && <p>{action}</p>}
      {DIRECTIONS.map((field) => {
        const text = directions[field];
        if (!text) return undefined;
        return (
          <p key={field} translate="no">
            {field === 'gate_code' ? (
              <span>
                <span>{WAYBILL_SHEET.direction(DIRECTION_LABELS[field])}</span> <GateCode>{text}</GateCode>
              </span>
            ) : (
              `${WAYBILL_SHEET.direction(DIRECTION_LABELS[field])} ${text}`
            )}
          </p>
        );
      })}
      {instructions && <Lines>{instructions}</Lines>}
      {note && <Lines>{WAYBILL_SHEET.note(note)}</Lines>}
    </section>
  );
}
