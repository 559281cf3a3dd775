import { AddressProblem } from './address-problem';
import { MapNote } from './map-note';

const nothing = () => {};

export const examples = {
  'Map that cannot be shown': <MapNote />,
  'Address without a position': (
    <AddressProblem
      problem="This address has no position on the map. Choose another one or a street nearby."
      api="ready"
      search={undefined}
      say={String}
      onRetry={nothing}
    />
  ),
  'Address without details': (
    <AddressProblem
      problem="The details of this address could not be loaded. Choose it again."
      api="ready"
      search={undefined}
      say={String}
      onRetry={nothing}
    />
  ),
  'Search without an answer': <AddressProblem api="ready" search="failed" say={String} onRetry={nothing} />,
  'Search not available': <AddressProblem api="failed" search={undefined} say={String} onRetry={nothing} />,
};
