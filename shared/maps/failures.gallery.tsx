import { AddressProblem } from './address-problem';
import { MapNote } from './map-note';

const nothing = () => {};

export const examples = {
  'Map that cannot be shown': <MapNote />,
  'Address without a position': (
    <AddressProblem problem="no-position" api="ready" search={undefined} onRetry={nothing} />
  ),
  'Address without details': (
    <AddressProblem problem="no-details" api="ready" search={undefined} onRetry={nothing} />
  ),
  'Search without an answer': (
    <AddressProblem problem={undefined} api="ready" search="failed" onRetry={nothing} />
  ),
  'Search not available': (
    <AddressProblem problem={undefined} api="failed" search={undefined} onRetry={nothing} />
  ),
};
