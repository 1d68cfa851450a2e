const tools = ['package-lock.json', 'scripts/build', 'tsconfig.base.json'];

/**
 * The parts with their inputs, output folder and builder; `after` names an earlier one whose output it reads. A builder is loaded only if its part is out of date, so that
 * an up-to-date start loads no compiler.
 */
export const parts = [
  {
    name: 'backend',
    inputs: [...tools, 'backend/package.json', 'backend/src', 'detection-engine/src'],
    output: 'backend/dist',
    async build() {
      const { bundleServer } = await import('./server.mjs');
      await bundleServer('backend/src', 'backend/dist');
    },
  },
  {
    name: 'coast',
    inputs: [...tools],
    output: 'backend/coast',
    async build() {
      const { buildCoast } = await import('./coast.mjs');
      buildCoast('backend/coast');
    },
  },
  {
    name: 'tides',
    after: 'coast',
    inputs: [...tools],
    output: 'backend/tides',
    async build() {
      const { buildTides } = await import('./tides.mjs');
      await buildTides('backend/tides', { coast: 'backend/coast' });
    },
  },
  {
    name: 'zone borders',
    inputs: [...tools],
    output: 'backend/zone-borders',
    async build() {
      const { buildZoneBorders } = await import('./zone-borders.mjs');
      buildZoneBorders('backend/zone-borders');
    },
  },
  {
    name: 'frontend',
    inputs: [
      ...tools,
      'frontend/package.json',
      'frontend/index.html',
      'frontend/page-list.ts',
      'frontend/compressed-files.ts',
      'frontend/vite.config.ts',
      'frontend/public',
      'frontend/service-worker',
      'frontend/src',
      'detection-engine/src',
    ],
    output: 'frontend/dist',
    async build() {
      const { bundle } = await import('./bundle.mjs');
      await bundle('frontend');
    },
  },
  {
    name: 'map page',
    inputs: [
      ...tools,
      'frontend/package.json',
      'frontend/map-page.config.ts',
      'frontend/src',
      'detection-engine/src',
    ],
    output: 'frontend/map-page/dist',
    async build() {
      const { bundle } = await import('./bundle.mjs');
      await bundle('frontend', 'map-page.config.ts');
    },
  },
];
