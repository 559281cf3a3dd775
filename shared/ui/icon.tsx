import { ICON_PATHS, type IconName } from './icon-paths';

interface IconProps {
  /** A name that is not known (a manifest may be newer than this build) leaves the space empty. */
  readonly name: IconName | (string & Record<never, never>);
  /** Edge in pixels. */
  readonly size?: number;
}

/** Decoration: the text beside it carries the meaning. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name as IconName]} />
    </svg>
  );
}
