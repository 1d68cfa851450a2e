'use strict';

/**
 * The visible part of the plane (meters east and north). Dragging, wheel, pinch and keys pan and zoom it; `redraw`
 * is called after a change, once per frame at most.
 */
function createViewport(canvas, redraw) {
  const context = canvas.getContext('2d');
  const pointers = new Map();
  let width = 1;
  let height = 1;
  let center = { east: 0, north: 0 };
  let scale = 1;
  let fitted = null;
  let frame = 0;

  const change = () => {
    if (frame === 0) {
      frame = requestAnimationFrame(() => {
        frame = 0;
        context.clearRect(0, 0, width, height);
        redraw();
      });
    }
  };
  const x = (east) => width / 2 + (east - center.east) * scale;
  const y = (north) => height / 2 - (north - center.north) * scale;

  function moveBy(right, down) {
    center = { east: center.east - right / scale, north: center.north + down / scale };
    fitted = null;
    change();
  }
  function zoomAt(px, py, factor) {
    const east = center.east + (px - width / 2) / scale;
    const north = center.north - (py - height / 2) / scale;
    scale = Math.min(100, Math.max(1e-5, scale * factor));
    center = { east: east - (px - width / 2) / scale, north: north + (py - height / 2) / scale };
    fitted = null;
    change();
  }
  function fit(bounds) {
    fitted = bounds;
    const across = Math.max(20, bounds.east[1] - bounds.east[0]);
    const up = Math.max(20, bounds.north[1] - bounds.north[0]);
    scale = Math.min(width / across, height / up) * 0.85;
    center = {
      east: (bounds.east[0] + bounds.east[1]) / 2,
      north: (bounds.north[0] + bounds.north[1]) / 2,
    };
    change();
  }
  function resize() {
    const ratio = window.devicePixelRatio || 1;
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
      zoomAt(event.offsetX, event.offsetY, Math.exp(-event.deltaY * 0.0015));
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
    if (pointers.size === 1) return moveBy(now.x - before.x, now.y - before.y);
    const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
    const distance = (point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
    zoomAt(other.x, other.y, distance(now) / distance(before));
  });
  for (const end of ['pointerup', 'pointercancel']) {
    canvas.addEventListener(end, (event) => pointers.delete(event.pointerId));
  }
  canvas.addEventListener('keydown', (event) => {
    const moves = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
    if (moves[event.key]) moveBy(...moves[event.key]);
    else if (event.key === '+' || event.key === '=') zoomAt(width / 2, height / 2, 1.4);
    else if (event.key === '-') zoomAt(width / 2, height / 2, 1 / 1.4);
    else return;
    event.preventDefault();
  });
  new ResizeObserver(resize).observe(canvas);
  resize();
  return {
    context,
    change,
    fit,
    x,
    y,
    zoom: (factor) => zoomAt(width / 2, height / 2, factor),
    size: () => ({ width, height }),
    scale: () => scale,
  };
}
