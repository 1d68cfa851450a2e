import { useCallback, useRef } from 'react';

/** A canvas that is sharp on every screen: its drawing context counts in CSS pixels. */
export function useCanvas(width: number, height: number) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const draw = useCallback(
    (paint: (context: CanvasRenderingContext2D) => void) => {
      const element = canvas.current;
      const context = width === 0 ? null : element?.getContext('2d');
      if (!element || !context) return;
      const density = window.devicePixelRatio || 1;
      const [wide, high] = [Math.round(width * density), Math.round(height * density)];
      if (element.width !== wide || element.height !== high) {
        element.width = wide;
        element.height = high;
      }
      context.setTransform(density, 0, 0, density, 0, 0);
      paint(context);
    },
    [width, height],
  );
  return [canvas, draw] as const;
}
