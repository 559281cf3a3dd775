import type { BrowserContext } from '@playwright/test';

/** Lets a browser believe in another time. Its clock runs on: nothing waits for the test. */
export async function setDeviceClock(context: BrowserContext, offsetMs: number): Promise<void> {
  await context.addInitScript((offset) => {
    const RealDate = Date;
    class DeviceDate extends RealDate {
      constructor(...given: [] | [number]) {
        if (given.length === 0) super(RealDate.now() + offset);
        else super(...given);
      }
      static override now(): number {
        return RealDate.now() + offset;
      }
      // Dates that the browser itself makes, such as those it reads from a database.
      static override [Symbol.hasInstance](value: unknown): boolean {
        return value instanceof RealDate;
      }
    }
    globalThis.Date = DeviceDate as DateConstructor;
  }, offsetMs);
}
