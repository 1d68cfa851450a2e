import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import './app/styles.ts';
import { AppProviders } from './app/providers.tsx';
import { createStore } from './app/store.ts';
import { createRouter } from './routes/router.tsx';

const store = createStore();
const router = createRouter(store);
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to draw in.');

createRoot(root).render(
  <StrictMode>
    <AppProviders store={store}>
      <RouterProvider router={router} />
    </AppProviders>
  </StrictMode>,
);
