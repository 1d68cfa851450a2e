import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { pageList } from './page-list.ts';

/** The API for the development server; a built app is served by the API itself. */
const api = process.env['RIDELINE_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), pageList()],
  resolve: { conditions: ['rideline-source', ...defaultClientConditions] },
  // Workers load the readers of rare formats on demand.
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: false, chunkSizeWarningLimit: 1200 },
  server: { port: 5173, proxy: { '/api': api } },
});
