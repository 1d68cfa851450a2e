import { type OceanScore, measureOcean } from './measure-ocean.ts';
import { type OtherSportScore, measureOtherSport } from './measure-other-sport.ts';
import { type StandingScore, measureStanding } from './measure-standing.ts';
import type { SessionOrder } from './sessions.ts';

export type Score = OceanScore | StandingScore | OtherSportScore;

export function measure(order: SessionOrder, peers: boolean): Score {
  if (order.group === 'other sports') return measureOtherSport(order);
  if (order.group.endsWith('standing')) return measureStanding(order);
  return measureOcean(order, peers && order.group === 'hard ocean');
}
