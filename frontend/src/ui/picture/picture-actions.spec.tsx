import { afterEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/render-app.tsx';
import { PictureActions } from './picture-actions.tsx';

const picture = { blob: new Blob(['png'], { type: 'image/png' }), src: 'blob:picture' };

function setShareSheet(share: (data: { files: File[] }) => Promise<void>): void {
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

describe('handing over a picture', () => {
  it('gives the file to the share sheet', async () => {
    const shared: File[] = [];
    setShareSheet(({ files }) => Promise.resolve(void shared.push(...files)));
    renderApp(<PictureActions picture={picture} name="rideline-abc-story.png" isMain />);
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(() => expect(shared).toHaveLength(1));
    expect([shared[0]?.name, shared[0]?.type]).toEqual(['rideline-abc-story.png', 'image/png']);
  });

  it('offers a download where there is no share sheet', () => {
    renderApp(<PictureActions picture={picture} name="rideline-abc-story.png" isMain />);
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download' }).disabled).toBe(false);
  });

  it('waits until the picture is drawn', () => {
    renderApp(<PictureActions picture={null} name="rideline-abc-story.png" isMain />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download' }).disabled).toBe(true);
  });
});
