import { createHash } from 'node:crypto';
import { type ClockName, DEFAULT_TIME_DISPLAY } from '@rideline/detection-engine';
import { Inject, Injectable } from '@nestjs/common';
import type { Cell } from '../../adapters/ride-cells.ts';
import { SpotFinder } from '../../adapters/spot-finder.ts';
import { DATABASE, type Database } from '../../../../platform/database/database.ts';
import { notFound } from '../../../../platform/errors/domain-error.ts';
import { VersionCache } from '../../../../kernel/projections/version-cache.ts';
import { PaddledSessions } from '../../../activities/index.ts';
import { type SessionWaters, Tides } from '../../../conditions/index.ts';
import { type Spots, spots } from '../../spots.aggregate.ts';
import type { CountedSession } from '../counted-session.ts';
import type { SeasonVessel } from '../season-vessels.projection.ts';
import {
  type AssignedSessions,
  assignedSessions,
  cellsOf,
  positionOf,
  type PersonSeason,
  personSeason,
  sessionsThatCount,
  type VisitedSpot,
} from './person-season.ts';

/** People in each cache; one with a thousand sessions takes a megabyte. */
const MOST_CACHED = 30;

interface CountedSessions {
  readonly counted: readonly CountedSession[];
  readonly cells: ReadonlyMap<number, Cell>;
  readonly waters: ReadonlyMap<string, SessionWaters>;
}

interface SessionsAtSpots extends AssignedSessions {
  /** The spots with those that were found in these sessions; null where all were known. */
  readonly grown: Spots | null;
}

/** Each is of a part of what a season is computed from, and changes with it. */
interface Versions {
  readonly sessions: string;
  readonly efforts: string;
  readonly names: string;
}

/**
 * Reads what a person's season is computed from. New spots are found meanwhile. Sessions are read again when one of them
 * changes, and assigned again when spots grow or are merged or a track changes; a new name of a spot does neither.
 */
@Injectable()
export class PersonSeasonQuery {
  private readonly seasons = new VersionCache<PersonSeason>(MOST_CACHED);
  private readonly atSpots = new VersionCache<SessionsAtSpots>(MOST_CACHED);
  private readonly counted = new VersionCache<CountedSessions>(MOST_CACHED);

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly finder: SpotFinder,
    private readonly tides: Tides,
    private readonly paddled: PaddledSessions,
  ) {}

  async of(owner: number): Promise<PersonSeason> {
    const versions = await this.versionsOf(owner);
    return this.seasons.get(String(owner), textOf(versions), () => this.read(owner, versions));
  }

  /** A text that changes with the person's season. */
  async versionOf(owner: number): Promise<string> {
    return textOf(await this.versionsOf(owner));
  }

  /**
   * Texts that change with the person's sessions and clock, and with their spots and vessels. Every session that is added or
   * changed has a higher position, so equal numbers of sessions with the same highest one are the same sessions. A
   * rebuild swaps the table, which changes its OID.
   */
  private async versionsOf(owner: number): Promise<Versions> {
    const read = this.database.query<Omit<Versions, 'efforts'>>(
      `SELECT concat_ws(' ', count(*), max(position), max(tableoid),
           (SELECT document->>'clock' FROM read_season_clocks.clocks WHERE owner = $1)) AS sessions,
         concat_ws(' ', (SELECT md5(document::text) FROM read_spots.spots WHERE owner = $1),
           (SELECT md5(document::text) FROM read_season_vessels.vessels WHERE owner = $1)) AS names
       FROM read_season_sessions.session WHERE owner = $1`,
      [owner],
      'season-versions',
    );
    const [[row], efforts] = await Promise.all([read, this.paddled.versionOf(owner)]);
    return { ...row!, efforts };
  }

  private async read(owner: number, versions: Versions): Promise<PersonSeason> {
    const [row] = await this.database.query<{
      found: Spots | null;
      vessels: readonly SeasonVessel[] | null;
    }>(
      `SELECT (SELECT document->'found' FROM read_spots.spots WHERE owner = $1) AS found,
         (SELECT document->'vessels' FROM read_season_vessels.vessels WHERE owner = $1) AS vessels`,
      [owner],
      'season-spots-and-vessels',
    );
    const known = row?.found ?? spots.initialState;
    const anchors = createHash('md5')
      .update(JSON.stringify([known.areas, known.spots.map(({ into }) => into)]))
      .digest('base64url');
    const { sessions, efforts } = versions;
    const atSpots = await this.atSpots.get(String(owner), `${sessions} ${efforts} ${anchors}`, () =>
      this.assign(owner, sessions, known),
    );
    return personSeason(atSpots, (atSpots.grown ?? known).spots, row?.vessels ?? []);
  }

  private async assign(owner: number, version: string, known: Spots): Promise<SessionsAtSpots> {
    const { counted, cells, waters } = await this.counted.get(String(owner), version, () =>
      this.readSessions(owner),
    );
    const found = await this.finder.find(owner, [...cells.values()], known);
    const assigned = assignedSessions(counted, cells, found, waters, await this.paddled.of(owner));
    return { ...assigned, grown: found === known ? null : found };
  }

  private async readSessions(owner: number): Promise<CountedSessions> {
    const [rows, [chosen]] = await Promise.all([
      this.database.query<{ counted: CountedSession | null }>(
        'SELECT counted FROM read_season_sessions.session WHERE owner = $1',
        [owner],
        'season-sessions',
      ),
      this.database.query<{ clock: ClockName }>(
        `SELECT document->>'clock' AS clock FROM read_season_clocks.clocks WHERE owner = $1`,
        [owner],
        'season-clock',
      ),
    ]);
    const clock = chosen?.clock ?? DEFAULT_TIME_DISPLAY.clock;
    const counted = sessionsThatCount(
      rows.flatMap(({ counted: session }) => {
        if (session === null) return [];
        return clock === 'spot' ? session : { ...session, day: session.pacificDay };
      }),
    );
    return { counted, cells: cellsOf(counted), waters: await this.watersOf(counted) };
  }

  private async watersOf(counted: readonly CountedSession[]): Promise<ReadonlyMap<string, SessionWaters>> {
    const timed = counted.flatMap((session) => {
      const position = positionOf(session);
      const { urlHash, surfType, start, seconds, hours, rideStarts } = session;
      if (position === null || seconds === null || hours.length === 0) return [];
      return [
        { urlHash, surfType, ...position, startTime: start, endTime: start + seconds * 1000, rideStarts },
      ];
    });
    const waters = await this.tides.of(timed);
    return new Map(
      timed.flatMap(({ urlHash }, index) => {
        const water = waters[index] ?? null;
        return water === null ? [] : [[urlHash, water] as const];
      }),
    );
  }
}

const textOf = ({ sessions, efforts, names }: Versions) => `${sessions} ${efforts} ${names}`;

/** @throws DomainError not_found for a spot without sessions, a merged, a foreign and a missing one */
export function spotIn({ spots: visited }: PersonSeason, spotId: number): VisitedSpot {
  const spot = visited.find((one) => one.spotId === spotId);
  if (spot === undefined) throw notFound('Spot not found');
  return spot;
}
