import { useTexts } from '@fleetfoot/shared/texts';
import { stepTexts } from './steps';

/** The label of a field that may stay empty. */
export function OptionalLabel({ children }: { readonly children: string }) {
  const { optional } = useTexts(stepTexts);
  return (
    <span>
      <span>{children}</span> <small>{`(${optional})`}</small>
    </span>
  );
}
