/** Degrees an hour. */
const SPEEDS = { M2: 28.9841042, S2: 30, N2: 28.4397295, K1: 15.0410686 };
const NEAR_KM = 10;
const FAR_KM = 50;
const LEAST_MINUTES = 40;
/** Of the shift: a wrong clock moves all constituents by one time, an inlet each by its own. */
const MOST_SPREAD = 0.12;
/** Behind an inlet the tide is lower, too. */
const LEAST_SHARE_OF_HEIGHT = 0.7;
const LEAST_COMPARED = 3;
const MOST_OF_A_PRODUCER = 0.75;
const KM_A_DEGREE = 111.195;

const find = (station, name) => station.harmonic_constituents.find((one) => one.name === name);

/** Minutes by which each constituent of a station comes after another one's; none where one is missing. */
function shifts(station, other) {
  const found = Object.entries(SPEEDS).flatMap(([name, speed]) => {
    const [own, theirs] = [find(station, name), find(other, name)];
    if (own === undefined || theirs === undefined) return [];
    const degrees = ((((own.phase - theirs.phase + 180) % 360) + 360) % 360) - 180;
    return [(degrees / speed) * 60];
  });
  return found.length === Object.keys(SPEEDS).length ? found : [];
}

function kmBetween(one, other) {
  const north = (other.latitude - one.latitude) * KM_A_DEGREE;
  if (Math.abs(north) > FAR_KM) return Infinity;
  const east = (other.longitude - one.longitude) * KM_A_DEGREE * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

const disagree = (station, other) =>
  shifts(station, other).every((minutes) => Math.abs(minutes) > LEAST_MINUTES);

function isShiftedByOneTime(station, other) {
  const found = shifts(station, other);
  const [least, most] = [Math.min(...found), Math.max(...found)];
  const height = find(station, 'M2').amplitude / find(other, 'M2').amplitude;
  return (
    most - least <= (MOST_SPREAD * Math.abs(most + least)) / 2 &&
    Math.min(height, 1 / height) >= LEAST_SHARE_OF_HEIGHT
  );
}

/** Who recorded a station of TICON, as its id ends: 'usa-usgs'; else the source. */
const producerOf = ({ id }) =>
  id.startsWith('ticon/') ? id.split('-').slice(-2).join('-') : id.split('/')[0];

/**
 * Stations whose clock was wrong when they were recorded, such as local time taken for UTC:
 * - those of a producer that disagree with the nearest one of another producer by over 40 minutes in M2, S2, N2 and K1,
 *   or have none within 50 km, if three quarters of the producer's disagree so with each within 10 km,
 * - a station that disagrees so with all others within 10 km, of which there are two and more that agree with each
 *   other, if it is shifted by one time and its tide is as high as theirs.
 * Of two that disagree alone none is known to be the wrong one.
 * @param all stations with constituents of their own, whatever their license
 * @returns ids
 */
export function stationsWithWrongClock(all) {
  const near = (station, km = NEAR_KM) =>
    all
      .map((other) => ({ other, away: kmBetween(station, other) }))
      .filter(({ other, away }) => away <= km && other !== station && shifts(station, other).length > 0)
      .toSorted((a, b) => a.away - b.away)
      .map(({ other }) => other);
  const ofOthers = (station, km) =>
    near(station, km).filter((other) => producerOf(other) !== producerOf(station));

  const producers = new Map();
  for (const station of all) {
    const others = ofOthers(station);
    if (others.length === 0) continue;
    const seen = producers.get(producerOf(station)) ?? { compared: 0, wrong: 0 };
    seen.compared += 1;
    seen.wrong += others.every((other) => disagree(station, other)) ? 1 : 0;
    producers.set(producerOf(station), seen);
  }
  const isWrongProducer = (producer) => {
    const { compared, wrong } = producers.get(producer) ?? { compared: 0, wrong: 0 };
    return compared >= LEAST_COMPARED && wrong >= MOST_OF_A_PRODUCER * compared;
  };
  return new Set(
    all
      .filter((station) => {
        if (isWrongProducer(producerOf(station))) {
          const [nearest] = ofOthers(station, FAR_KM);
          return nearest === undefined || disagree(station, nearest);
        }
        const others = near(station).filter((other) => !isWrongProducer(producerOf(other)));
        return (
          others.length > 1 &&
          others.every((other) => disagree(station, other) && isShiftedByOneTime(station, other)) &&
          others.every((one) => others.every((other) => !disagree(one, other)))
        );
      })
      .map(({ id }) => id),
  );
}
