import { contactNumber, optionalText, requiredText } from '@fleetfoot/shared/domain';
import * as v from 'valibot';

const CoordinatesSchema = v.object({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

/** One line with something to see in it, as the security rules ask for. */
export function lineOfText(label: string, max: number) {
  return v.pipe(
    requiredText(label, max),
    v.regex(/^[^\n]*[\p{L}\p{N}\p{P}\p{S}][^\n]*$/u, `Enter ${label} on one line.`),
  );
}

function chosenAddress(stop: string) {
  return v.pipe(
    v.object({
      text: v.pipe(v.string(), v.trim(), v.maxLength(500, 'Use at most 500 characters.')),
      coordinates: v.optional(CoordinatesSchema),
    }),
    v.check(({ text }) => text !== '', `Enter the ${stop} address and choose it from the list.`),
    v.check(({ text }) => !text.includes('\n'), `Enter the ${stop} address on one line.`),
    v.check(
      ({ coordinates }) => coordinates !== undefined,
      `Choose the ${stop} address from the list, so that the courier gets its exact location.`,
    ),
    // Checks nothing that is not sure by now; it makes the output's type say so.
    v.object({ text: v.string(), coordinates: CoordinatesSchema }),
  );
}

/** One end of a delivery as typed. The output has the phone number in E.164. */
export function stopSchema(stop: 'pickup' | 'drop-off') {
  return v.object({
    address: chosenAddress(stop),
    name: lineOfText(`the ${stop} name`, 120),
    phone_number: contactNumber(`the ${stop} phone number`),
    instructions: optionalText(500),
  });
}
