import { use } from 'react';
import { ThreadLanguage } from './thread-texts';

/** The label of a field that may stay empty, in the language of the thread. */
export function OptionalLabel({ children }: { readonly children: string }) {
  const { report } = use(ThreadLanguage).texts;
  return (
    <span>
      <span>{children}</span> <small>{`(${report.optional})`}</small>
    </span>
  );
}
