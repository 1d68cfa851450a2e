import type { KeptFile } from '../../../app/kept-file.ts';
import type { AppStore } from '../../../app/store.ts';
import { newItem, pathOf } from './new-items.ts';
import { uploadsOf } from './use-upload-queue.ts';

/** Uploads the file of a tried session into the account that is logged in. The upload page shows its state. */
export async function uploadKeptFile(store: AppStore, { file, surfType }: KeptFile): Promise<void> {
  const { queue } = uploadsOf(store);
  const isStanding = surfType === 'standing_waves';
  const choice = isStanding
    ? ({ surfType: 'skookumchuck', settingId: SKOOKUMCHUCK_PROFILE } as const)
    : ({ surfType: 'ocean', settingId: null } as const);
  const { size, lastModified: modified } = file;
  await queue.add([newItem({ path: pathOf(file), size, modified, file, choice, state: { step: 'queued' } })]);
}

const SKOOKUMCHUCK_PROFILE = -1;
