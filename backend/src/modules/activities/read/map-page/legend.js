const { speed } = session.units;
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
/** @param {number} kmh */
const speedText = (kmh) => `${(kmh * speed.perKmh).toLocaleString('en-US', oneDigit)} ${speed.symbol}`;

/** @param {string} text */
function line(text) {
  const span = document.createElement('span');
  span.textContent = text;
  return span;
}

function explainSpeed() {
  const ramp = document.createElement('div');
  const colors = SPEED_COLORS.map((color) => `rgb(${color.join()})`);
  ramp.style.background = `linear-gradient(to right, ${colors.join()})`;
  element('legend').append(ramp, line(`0 to ${speedText(fastest)}`));
}

/** @param {keyof typeof state.shown} key @param {string} name */
function explainLayer(key, name) {
  const label = document.createElement('label');
  const box = document.createElement('input');
  const dot = document.createElement('i');
  box.type = 'checkbox';
  box.checked = true;
  box.addEventListener('change', () => {
    state.shown[key] = box.checked;
    view.change();
  });
  dot.style.background = `var(--${key})`;
  label.append(box, dot, name);
  element('legend').append(label);
}

if (session.kind === 'develop_map') {
  explainLayer('start', 'Where attempts begin');
  explainLayer('wave', 'On the wave');
  explainLayer('drift', 'Drift');
  explainLayer('tour', 'Tours');
  if (session.wave) element('legend').append(line(session.wave.text));
} else explainSpeed();
