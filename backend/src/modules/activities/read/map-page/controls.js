const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', timeStyle: 'medium' });
/** Browsers may not know the latest rules of a zone. */
const pacific = (session.start ?? 0) + session.pacificOffset * 60_000;
/** @param {number} row */
const timeOf = (row) => clock.format(pacific + session.time[row] * 1000);
/** @param {number} row @param {string} between */
const pointText = (row, between) => `${timeOf(row)} PT${between}${speedText(session.speed[row])}`;

function tellFacts() {
  element('name').textContent = session.name;
  const facts = [session.start === null ? 'Date not available' : `${day.format(pacific)} PT`];
  if (session.sharedBy !== null) facts.push(`Shared by ${session.sharedBy}`);
  if (session.isDemo) facts.push('Demo session');
  element('facts').textContent = facts.join(' \u00b7 ');
}

function listRides() {
  const buttons = session.rides.map((ride, index) => {
    const kind = ride.isTour ? 'Tour' : ride.isSurfRide ? 'Ride' : 'Attempt';
    const button = document.createElement('button');
    button.type = 'button';
    button.append(`${kind} ${index + 1}, ${timeOf(ride.first)}`, line(ride.figures));
    button.setAttribute('aria-pressed', 'false');
    button.addEventListener('click', () => {
      state.ride = state.ride === index ? -1 : index;
      buttons.forEach((other, at) => other.setAttribute('aria-pressed', String(at === state.ride)));
      if (state.ride < 0) return view.change();
      view.fit(ride);
      if (session.kind === 'gps_visualization') showRow(ride.first);
    });
    return button;
  });
  if (buttons.length > 0) element('rides').append(...buttons);
  else element('rides').textContent = 'No rides recorded';
}

/** Shows the figures of the point nearest to the pointer. @param {MouseEvent} event */
function showPoint({ offsetX, offsetY }) {
  let nearest = -1;
  let least = 20;
  for (let row = 0; row < session.count; row++) {
    const away = Math.hypot(view.x(session.east[row]) - offsetX, view.y(session.north[row]) - offsetY);
    if (away < least) [least, nearest] = [away, row];
  }
  hover(nearest);
  if (nearest < 0) return;
  const point = element('point');
  point.textContent = pointText(nearest, '\n');
  point.style.left = `${offsetX + 14}px`;
  point.style.top = `${offsetY + 14}px`;
}

/** @param {number} row */
function hover(row) {
  element('point').hidden = row < 0;
  if (row !== state.hover) view.change();
  state.hover = row;
}

tellFacts();
listRides();
if (session.kind === 'gps_visualization') replay();
element('zoom-in').addEventListener('click', () => view.zoom(1.4));
element('zoom-out').addEventListener('click', () => view.zoom(1 / 1.4));
element('whole').addEventListener('click', () => view.fit());
element('map').addEventListener('pointermove', showPoint);
element('map').addEventListener('pointerleave', () => hover(-1));
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', view.change);
