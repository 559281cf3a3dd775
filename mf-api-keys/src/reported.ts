import type { ShellServices } from '@fleetfoot/shared/contract';

/** Waits for an action, and reports its failure to the operator under a message before it is passed on. */
export type Reported = <T>(message: string, action: Promise<T>) => Promise<T>;

export function reportedBy(report: ShellServices['report']): Reported {
  return async (message, action) => {
    try {
      return await action;
    } catch (error) {
      report(error, { message });
      throw error;
    }
  };
}
