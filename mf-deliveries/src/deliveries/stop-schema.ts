import { contactNumber, optionalText, requiredText } from '@fleetfoot/shared/domain';
import * as v from 'valibot';

const CoordinatesSchema = v.object({ latitude: v.number(), longitude: v.number() });

function chosenAddress(stop: string) {
  return v.pipe(
    v.object({
      text: v.pipe(v.string(), v.trim()),
      coordinates: v.optional(CoordinatesSchema),
    }),
    v.check(({ text }) => text !== '', `Enter the ${stop} address and choose it from the list.`),
    v.check(
      ({ coordinates }) => coordinates !== undefined,
      `Choose the ${stop} address from the list, so that the courier gets its exact location.`,
    ),
    // Checks nothing that is not sure by now; it makes the output's type say so.
    v.object({ text: v.string(), coordinates: CoordinatesSchema }),
  );
}

/** One end of a delivery as the form holds it. The output has the phone number in E.164. */
export function stopSchema(stop: 'pickup' | 'drop-off') {
  return v.object({
    address: chosenAddress(stop),
    name: requiredText(`the ${stop} name`, 120),
    phone_number: contactNumber(`the ${stop} phone number`),
    instructions: optionalText(500),
  });
}
