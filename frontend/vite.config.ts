import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compressedFiles } from './compressed-files.ts';
import { pageList } from './page-list.ts';

/** The API for the development server; a built app is served by the API itself. */
const api = process.env['RIDELINE_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
    pageList(),
    compressedFiles(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'service-worker',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{html,js,mjs,css}', 'favicon.svg', 'app-*.png'],
        // Mapbox is useless without a network, and few sessions have a video, whose editor is large.
        globIgnores: ['assets/mapbox-gl-*', 'assets/video-tab-*'],
        // The server sends the page at `/`.
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map((entry) => (entry.url === 'index.html' ? { ...entry, url: '/' } : entry)),
          }),
        ],
      },
    }),
  ],
  // Workers load the readers of rare formats on demand.
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        // Merged chunks import each other in a circle: without it the first page decides which of them fails.
        strictExecutionOrder: true,
        // A shared chunk is named after all of its pages.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          // Few files: a slow network answers six requests at a time, each after its round trip.
          groups: [
            { name: 'app', tags: ['$initial'] },
            // The first view of a session.
            { name: 'session', test: /(activity-page|first-view)\.tsx$/ },
            // Merged into the code of one page, these would bring it to all others.
            { name: 'small', test: /(Icon\w+|Alert|TextInput)\.mjs$|@mantine\/hooks/, minShareCount: 2 },
            { name: 'dialogs', test: /(Modal|Popover)\.mjs$/ },
            { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 5_000 },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': api } },
});
