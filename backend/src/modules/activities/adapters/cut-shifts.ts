import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '../../../kernel/config/config.ts';
import { type Circle, type Shift, SHIFT_LEAST, SHIFT_MOST } from '../events/hidden-circle.ts';

/** Places of one town have one shift: degrees. */
const TOWN = 0.1;
const BYTES = 6;

/**
 * How far what is cut lies from the place somebody chose: unpredictable without our key, and the same for the same
 * person, radius and town. Drawn anew for every session, many shifts around one home would average out to it.
 */
@Injectable()
export class CutShifts {
  private readonly key: Uint8Array;

  constructor(@Inject(CONFIG) { secretKeys }: Config) {
    // The oldest: a new key on top shifts nothing.
    const oldest = secretKeys.at(-1)!;
    this.key = new Uint8Array(hkdfSync('sha256', oldest, '', 'shift of hidden circles', 32));
  }

  shiftOf(owner: number, { latitude, longitude, radius_meters }: Circle): Shift {
    const town = [latitude, longitude].map((degrees) => Math.floor(degrees / TOWN));
    const drawn = createHmac('sha256', this.key)
      .update([owner, radius_meters, ...town].join(' '))
      .digest();
    const angle = 2 * Math.PI * fraction(drawn, 0);
    // Evenly over the area of the ring.
    const [least, most] = [SHIFT_LEAST ** 2, SHIFT_MOST ** 2];
    const meters = radius_meters * Math.sqrt(least + (most - least) * fraction(drawn, BYTES));
    return [centimetres(meters * Math.cos(angle)), centimetres(meters * Math.sin(angle))];
  }
}

/** From 0 to 1. */
const fraction = (bytes: Buffer, from: number) => bytes.readUIntBE(from, BYTES) / 2 ** (8 * BYTES);
const centimetres = (meters: number) => Math.round(meters * 100) / 100;
