import { RECEIVERS, type ReceiverModel, type SpeedMeter } from '../../src/simulate/receiver.ts';
import type { Random } from '../../src/simulate/random.ts';
import { DopplerVelocity } from './doppler-velocity.ts';
import { type HardReception, positionErrors } from './hard-reception.ts';

/**
 * A watch on a paddling arm. Its positions change their speed from row to row like the 1 Hz files of real surf sessions:
 * half by up to 0.6 to 0.8 km/h, nine tenths by up to 7 to 8, 99 % by up to 35 to 37.
 */
const ARM: HardReception = {
  lossesPerMinute: 2.8,
  ridingLossesPerMinute: 0.15,
  lossSeconds: 8,
  stepsPerMinute: 6,
  stepSize: 1.7,
  decay: [4, 10],
  silencesPerHour: 2,
  early: 0.06,
};

/** Smart recording leaves out many of the errors: half change by up to 1.1 to 1.6 km/h, 99 % by up to 12 to 27. */
const SMART: HardReception = {
  ...ARM,
  lossesPerMinute: 0.8,
  stepsPerMinute: 0.8,
  stepSize: 1.2,
  early: 0.02,
};

/** Beside a speed of its own, positions come from a steadier filter. */
const STEADIER: HardReception = {
  ...ARM,
  lossesPerMinute: 0.5,
  lossSeconds: 5,
  stepsPerMinute: 0.6,
  early: 0.01,
};

/** 1 Hz files of phones and watches without speeds: half by up to 0.8 to 1.7 km/h, nine tenths 4 to 5, 99 % 18 to 20. */
const PHONE: HardReception = {
  ...ARM,
  lossesPerMinute: 0.5,
  lossSeconds: 4,
  stepsPerMinute: 2,
  early: 0.03,
};
/** Twice as rough as a phone: no files of phones in a pouch are public. */
const POUCH: HardReception = {
  ...PHONE,
  lossesPerMinute: 1.5,
  lossSeconds: 6,
  stepsPerMinute: 5,
  stepSize: 2.4,
};

const ARM_NOISE = { deviation: 0.35, memory: 2.5, boutsPerHour: 6, boutDeviation: 0.8 };
/** The speed of a receiver on a swinging arm. */
function armSpeed(smoothing: number, random: Random): SpeedMeter {
  const velocity = new DopplerVelocity(smoothing, ARM_NOISE, random);
  return (...moved) => velocity.measure(...moved);
}

const SMOOTH_CORE: ReceiverModel['wanders'] = [
  { deviation: 0.42, memory: 30 },
  { deviation: 3, memory: 600 },
];
const PHONE_CORE = {
  white: 0.15,
  wanders: [
    { deviation: 0.6, memory: 20 },
    { deviation: 4, memory: 300 },
  ],
};

/** Changes of receivers in hard water; others are STEADIER. */
const CHANGES: Readonly<Record<string, Partial<ReceiverModel>>> = {
  'watch, positions only': { errors: positionErrors(ARM) },
  'watch, smart recording, positions only': { errors: positionErrors(SMART) },
  'phone, positions only': { ...PHONE_CORE, errors: positionErrors(PHONE) },
  'phone, own speed': { ...PHONE_CORE, errors: positionErrors(PHONE) },
  'phone in a pouch, positions only': {
    white: 0.35,
    wanders: [
      { deviation: 1.2, memory: 12 },
      { deviation: 6, memory: 240 },
    ],
    errors: positionErrors(POUCH),
  },
};

/** The receivers in hard water. */
export const HARD_RECEIVERS: readonly ReceiverModel[] = RECEIVERS.map((receiver) => ({
  ...receiver,
  white: 0.04,
  wanders: SMOOTH_CORE,
  errors: positionErrors(STEADIER),
  lossesPerHour: receiver.lossesPerHour / 2,
  doppler: receiver.doppler === null ? null : { ...receiver.doppler, meter: armSpeed },
  ...CHANGES[receiver.name],
}));
