import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tokenStorage } from '../../app/token-storage.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { serve } from '../../testing/served.ts';
import { closeToasts, expectToast } from '../../testing/toasts.ts';
import { VesselsPage } from './vessels-page.tsx';

const user = userEvent.setup({ delay: null });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));
const LISTED = {
  'GET /api/surf-vessels': [
    200,
    [{ id: 3, brand: 'Cobra', model: 'Strike', nickname: null, type: 'surf_kayak' }],
  ],
} as const;
beforeEach(() => tokenStorage.write('abc'));
afterEach(() => closeToasts());

describe('a vessel', () => {
  it('that is not loaded is asked for again', async () => {
    serve({ 'GET /api/surf-vessels': [500, {}] });
    renderApp(<VesselsPage />);
    expect(await screen.findByText('An error occurred')).toBeTruthy();
    serve(LISTED);
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Cobra Strike' })).toBeTruthy();
  });

  it('that is not saved leaves its form open', async () => {
    serve(LISTED);
    renderApp(<VesselsPage />);
    await press('Add New Vessel');
    const form = await inDialog();
    await user.type(form.getByLabelText(/^Brand/), 'Jackson');
    await user.type(form.getByLabelText(/^Model/), 'Rockstar');
    await user.selectOptions(form.getByLabelText(/^Type/), 'Surf Kayak');
    await user.click(form.getByRole('button', { name: 'Add Vessel' }));
    expect((await form.findByRole('alert')).textContent).toBe('An error occurred while saving');
  });

  it('that is not deleted stays', async () => {
    serve(LISTED);
    renderApp(<VesselsPage />);
    await press('Delete Cobra Strike');
    await user.click((await inDialog()).getByRole('button', { name: 'Delete' }));
    await expectToast('An error occurred while deleting');
    expect(screen.getByRole('heading', { name: 'Cobra Strike' })).toBeTruthy();
  });
});
