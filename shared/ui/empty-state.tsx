import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { NoticeFrame } from './notice-frame';

interface EmptyStateProps {
  readonly icon?: IconName;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The button or link that ends the emptiness. */
  readonly action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <NoticeFrame>
      {icon && <Icon name={icon} size={28} />}
      <strong>{title}</strong>
      {children && <div>{children}</div>}
      {action && <p>{action}</p>}
    </NoticeFrame>
  );
}
