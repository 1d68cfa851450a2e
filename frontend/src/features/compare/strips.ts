/** A grid of panels, and its panels. */
export const STRIPS = { minColWidth: 'min(100%, 24rem)', autoFlow: 'auto-fit', spacing: 'md' } as const;
export const STRIP = { px: 'md', py: '0.875rem' } as const;
