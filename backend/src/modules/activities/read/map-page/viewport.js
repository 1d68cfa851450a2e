/** Middle and length of a range of meters, which is 100 m without values. @param {Float64Array} values */
function rangeOf(values) {
  if (values.length === 0) return { middle: 0, length: 100 };
  const least = values.reduce((one, other) => Math.min(one, other));
  const most = values.reduce((one, other) => Math.max(one, other));
  return { middle: (least + most) / 2, length: Math.max(20, most - least) };
}

/**
 * The visible part of the plane (meters east and north), at first the whole session. Dragging, wheel, pinch and keys
 * pan and zoom it; `redraw` is called after a change, once per frame at most.
 * @param {() => void} redraw
 */
function createViewport(redraw) {
  const canvas = /** @type {HTMLCanvasElement} */ (element('map'));
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  /** @type {Map<number, { x: number, y: number }>} */
  const pointers = new Map();
  const center = { east: 0, north: 0 };
  /** @type {Rows | null} */
  let fitted = whole;
  let width = 1;
  let height = 1;
  let scale = 1;
  let frame = 0;

  function change() {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      context.clearRect(0, 0, width, height);
      redraw();
    });
  }
  /** @param {number} right @param {number} down */
  function moveBy(right, down) {
    center.east -= right / scale;
    center.north += down / scale;
    fitted = null;
    change();
  }
  /** Zooms around a point. @param {number} factor */
  function zoom(factor, x = width / 2, y = height / 2) {
    const before = scale;
    scale = Math.min(100, Math.max(1e-5, scale * factor));
    const growth = scale / before - 1;
    moveBy((width / 2 - x) * growth, (height / 2 - y) * growth);
  }
  /** Shows rows first..last. */
  function fit(rows = whole) {
    const [east, north] = [session.east, session.north].map((column) =>
      rangeOf(column.subarray(rows.first, rows.last + 1)),
    );
    scale = Math.min(width / east.length, height / north.length) * 0.85;
    center.east = east.middle;
    center.north = north.middle;
    fitted = rows;
    change();
  }
  function resize() {
    const ratio = devicePixelRatio;
    width = Math.max(1, canvas.clientWidth);
    height = Math.max(1, canvas.clientHeight);
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (fitted) fit(fitted);
    else change();
  }

  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * 0.0015), event.offsetX, event.offsetY);
    },
    { passive: false },
  );
  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
  });
  canvas.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.offsetX, y: event.offsetY };
    pointers.set(event.pointerId, now);
    const other = [...pointers.values()].find((point) => point !== now);
    if (!other) return moveBy(now.x - before.x, now.y - before.y);
    /** @param {typeof now} point */
    const distance = (point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    zoom(distance(now) / distance(before), other.x, other.y);
  });
  for (const end of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    canvas.addEventListener(end, (event) => pointers.delete(event.pointerId));
  }
  canvas.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowLeft') moveBy(60, 0);
    else if (event.key === 'ArrowRight') moveBy(-60, 0);
    else if (event.key === 'ArrowUp') moveBy(0, 60);
    else if (event.key === 'ArrowDown') moveBy(0, -60);
    else if (event.key === '+' || event.key === '=') zoom(1.4);
    else if (event.key === '-') zoom(1 / 1.4);
    else return;
    event.preventDefault();
  });
  new ResizeObserver(resize).observe(canvas);
  resize();
  return {
    context,
    change,
    fit,
    zoom,
    /** @param {number} east */
    x: (east) => width / 2 + (east - center.east) * scale,
    /** @param {number} north */
    y: (north) => height / 2 - (north - center.north) * scale,
    scale: () => scale,
  };
}
