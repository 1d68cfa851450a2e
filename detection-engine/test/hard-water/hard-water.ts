import type { ReceiverModel } from '../../src/simulate/receiver.ts';
import type { Water } from '../../src/simulate/simulate-session.ts';
import { HARD_RECEIVERS } from './hard-receivers.ts';
import { drawHardOceanPlan, surfHardOcean } from './ocean.ts';
import { drawHardStandingPlan, surfHardStandingWave } from './standing.ts';

/** The greatest factor of a receiver's errors between the banks of a standing wave. */
const MOST_SKY_HIDDEN = 1.8;

/** Noise, losses and outings as in real files. */
export const HARD_WATER: Water = {
  receivers: HARD_RECEIVERS,
  drawOcean: drawHardOceanPlan,
  surfOcean: surfHardOcean,
  drawStanding: drawHardStandingPlan,
  surfStanding: surfHardStandingWave,
  betweenBanks: (receiver, random) => betweenWalls(receiver, random.between(1, MOST_SKY_HIDDEN)),
};

/** A receiver between steep banks, which hide a part of the sky: its slow errors grow by a factor. */
function betweenWalls(receiver: ReceiverModel, factor: number): ReceiverModel {
  const wanders = receiver.wanders.map((wander) => ({ ...wander, deviation: factor * wander.deviation }));
  return { ...receiver, wanders };
}
