import { Icon, Row } from '@fleetfoot/shared/ui';
import { ICON_PATHS } from './icon-paths';

export const examples = {
  Icons: (
    <Row>
      {Object.keys(ICON_PATHS).map((name) => (
        <Icon key={name} name={name} size={24} />
      ))}
    </Row>
  ),
};
