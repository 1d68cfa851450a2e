/**
 * The data that the server writes into the page.
 * @typedef {ReturnType<typeof import('../maps/map-data.ts').mapData>} MapData
 * @typedef {{ readonly first: number, readonly last: number }} Rows
 */

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

const data =
  /** @type {MapData['facts'] & Record<keyof MapData['columns'], readonly number[]>} */
  (JSON.parse(element('data').textContent));

/** Sums a column from its differences in tenths. @param {readonly number[]} steps */
function column(steps) {
  let tenths = 0;
  return Float64Array.from(steps, (step) => (tenths += step) / 10);
}

/** Columns in seconds, meters and km/h. */
const session = {
  ...data,
  time: column(data.time),
  east: column(data.east),
  north: column(data.north),
  speed: column(data.speed),
  count: data.time.length,
};
const fastest = session.speed.reduce((most, speed) => Math.max(most, speed), 0);
/** All rows. */
const whole = { first: 0, last: session.count - 1 };
