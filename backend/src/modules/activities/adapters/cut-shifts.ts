import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { type Circle, type Shift, SHIFT_LEAST, SHIFT_MOST } from '../events/hidden-circle.ts';

/** Grid size in degrees: places in the same cell get the same shift. */
const CELL = 0.1;
const BYTES = 6;

/**
 * Derives the offset between a hidden circle and the circle that is cut from the track: an HMAC, unpredictable without
 * the key and constant per person, radius and grid cell. A random offset per session would average out to the place.
 */
@Injectable()
export class CutShifts {
  private readonly key: Uint8Array;

  constructor(@Inject(CONFIG) { secretKeys }: Config) {
    // The oldest key, so that key rotation does not change existing shifts.
    const oldest = secretKeys.at(-1)!;
    this.key = new Uint8Array(hkdfSync('sha256', oldest, '', 'shift of hidden circles', 32));
  }

  shiftOf(owner: number, { latitude, longitude, radiusMeters }: Circle): Shift {
    const cell = [latitude, longitude].map((degrees) => Math.floor(degrees / CELL));
    const drawn = createHmac('sha256', this.key)
      .update([owner, radiusMeters, ...cell].join(' '))
      .digest();
    const angle = 2 * Math.PI * fraction(drawn, 0);
    // Uniform over the area of the ring.
    const [least, most] = [SHIFT_LEAST ** 2, SHIFT_MOST ** 2];
    const meters = radiusMeters * Math.sqrt(least + (most - least) * fraction(drawn, BYTES));
    return [toCentimeters(meters * Math.cos(angle)), toCentimeters(meters * Math.sin(angle))];
  }
}

/** In 0..1. */
const fraction = (bytes: Buffer, from: number) => bytes.readUIntBE(from, BYTES) / 2 ** (8 * BYTES);
const toCentimeters = (meters: number) => Math.round(meters * 100) / 100;
