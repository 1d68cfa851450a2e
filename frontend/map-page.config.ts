import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The standalone page of a map: one script and one style sheet, which the server writes into the page. */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: 'map-page/dist',
    target: 'es2022',
    cssCodeSplit: false,
    modulePreload: false,
    // The script of the map's worker too.
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    chunkSizeWarningLimit: 3_000,
    rolldownOptions: {
      input: 'src/map-page/main.tsx',
      // Never imported: a map page has no token of Mapbox.
      external: /^mapbox-gl/,
      output: {
        codeSplitting: false,
        entryFileNames: 'map-page.js',
        assetFileNames: 'map-page[extname]',
      },
    },
  },
});
