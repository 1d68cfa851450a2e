import { Decoder, Stream } from '@garmin/fitsdk';

/** What is not read here takes the decoder half of its time. */
const OPTIONS = { mergeHeartRates: true, convertTypesToStrings: false, expandSubFields: false };

/**
 * The heart rate (bpm) of each `record` message in file order, after Garmin's SDK has merged those of `hr` messages into
 * them; undefined for a file that it refuses.
 */
export function readHeartRates(parts: readonly Uint8Array[]): readonly (number | undefined)[] | undefined {
  const heartRates: (number | undefined)[] = [];
  for (const part of parts) {
    const { messages, errors } = new Decoder(Stream.fromBuffer(part)).read(OPTIONS);
    if (errors.length > 0) return undefined;
    const records = (messages.recordMesgs ?? []) as readonly { readonly heartRate?: unknown }[];
    for (const { heartRate } of records) {
      heartRates.push(typeof heartRate === 'number' ? heartRate : undefined);
    }
  }
  return heartRates;
}
