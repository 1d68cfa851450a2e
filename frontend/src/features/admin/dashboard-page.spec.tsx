import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { tokenStorage } from '../../app/token-storage.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve, stopServing } from '../../testing/served.ts';
import { DashboardPage } from './dashboard-page.tsx';

const open = (is_admin: boolean) => {
  tokenStorage.write('abc');
  serve({ 'GET /api/users/me': [200, { username: 'kai', email: 'kai@surf.example', is_admin }] });
  renderApp(<DashboardPage />);
};
afterEach(stopServing);

describe('the admin dashboard', () => {
  it('links admins to the maintenance page', async () => {
    open(true);
    expect(await screen.findByText("User statistics aren't available here yet.")).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/replay');
  });

  it('is forbidden for other users', async () => {
    open(false);
    expect(await screen.findByText('You do not have permission to access this page.')).toBeTruthy();
  });
});
