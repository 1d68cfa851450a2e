import { Alert, Button, Group, NativeSelect, Paper, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetDefaultSettingQuery } from '../../app/me.api.ts';
import { useGetSiteQuery } from '../../app/site.api.ts';
import { Page } from '../../ui/page.tsx';
import { DropArea } from './drop-area.tsx';
import { GettingYourFile } from './getting-your-file.tsx';
import type { SurfingType } from './send-file.ts';
import { isBusy, type UploadItem } from './upload-item.ts';
import { UploadRow } from './upload-row.tsx';
import styles from './upload.module.css';
import { useUploadQueue } from './use-upload-queue.ts';

const NO_FILE = 'Please select a TCX, GPX, or FIT file';
const SKOOKUMCHUCK_PROFILE = -1;
const SURFING_TYPES = [
  { value: 'ocean', label: 'Ocean Waves Surfing' },
  { value: 'skookumchuck', label: 'Skookumchuck' },
];

function analyzeLabel(busy: boolean, items: readonly UploadItem[]): string {
  if (busy) return 'Analyzing...';
  const waiting = items.filter(({ state }) => state.step !== 'done');
  if (waiting.length > 0 && waiting.every(({ state }) => state.step === 'failed')) {
    return waiting.length > 1 ? 'Retry all' : 'Try again';
  }
  return waiting.length > 1 ? `Analyze ${waiting.length} files` : 'Analyze';
}

/** From a file to its session: choose, say what kind of surfing, analyse. */
export function UploadPage() {
  const navigate = useNavigate();
  const setting = useGetDefaultSettingQuery();
  const limit = useGetSiteQuery().data?.upload_limit_bytes;
  const [surfType, setSurfType] = useState<SurfingType>('ocean');
  const [problem, setProblem] = useState<string | null>(null);
  const defaultSetting = setting.data?.id ?? null;
  const choice = useMemo(
    () => ({ surfType, settingId: surfType === 'skookumchuck' ? SKOOKUMCHUCK_PROFILE : defaultSetting }),
    [surfType, defaultSetting],
  );
  const { items, dispatch, cancel } = useUploadQueue(choice);
  const busy = items.some(isBusy);
  const [only] = items;
  const finished = items.length === 1 && only?.state.step === 'done' ? only.state : null;

  useEffect(() => {
    if (finished === null) return;
    void navigate(`/activity/${finished.urlHash}`, { state: { duplicate: finished.duplicate } });
  }, [finished, navigate]);

  const choose = (files: readonly File[]) => {
    setProblem(null);
    const items = files.map((file): UploadItem => {
      const tooLarge = limit !== undefined && file.size > limit;
      const sentence = `This file is larger than ${Math.round((limit ?? 0) / 1_048_576)} MB.`;
      return {
        id: crypto.randomUUID(),
        file,
        state: tooLarge ? { step: 'failed', sentence } : { step: 'ready' },
      };
    });
    dispatch({ type: 'chosen', items });
  };
  const analyze = () => {
    if (items.every(({ state }) => state.step === 'done')) {
      setProblem(NO_FILE);
      return;
    }
    setProblem(null);
    dispatch({ type: 'started' });
  };

  return (
    <Page
      title="Upload Activity"
      lead="A second after your file arrives you see every ride of the session: how far, how fast, and where."
      width="reading"
    >
      <Stack gap="xl">
        <Paper withBorder p={{ base: 'md', sm: 'xl' }} className={styles.card}>
          <Stack gap="lg">
            <DropArea disabled={busy} onChosen={choose} onRefused={() => setProblem(NO_FILE)} />
            {items.length > 0 && (
              <ul className={styles.list} aria-label="Chosen files">
                {items.map((item) => (
                  <UploadRow
                    key={item.id}
                    item={item}
                    onRemove={() => dispatch({ type: 'removed', id: item.id })}
                    onCancel={() => cancel(item.id)}
                  />
                ))}
              </ul>
            )}
            {problem !== null && (
              <Alert color="red" role="alert" icon={<IconAlertCircle size={20} />}>
                {problem}
              </Alert>
            )}
            {setting.isError && (
              <Alert color="red" role="alert" icon={<IconAlertCircle size={20} />}>
                Failed to load settings. Please try again.{' '}
                <Button size="compact-sm" variant="subtle" color="red" onClick={() => void setting.refetch()}>
                  Try again
                </Button>
              </Alert>
            )}
            <Group align="flex-end" gap="md" className={styles.controls}>
              <NativeSelect
                label="Surfing Type"
                size="md"
                data={SURFING_TYPES}
                value={surfType}
                disabled={busy}
                onChange={({ currentTarget }) => setSurfType(currentTarget.value as SurfingType)}
              />
              <Button size="md" onClick={analyze} disabled={setting.isLoading || setting.isError || busy}>
                {analyzeLabel(busy, items)}
              </Button>
            </Group>
          </Stack>
        </Paper>
        <GettingYourFile />
      </Stack>
    </Page>
  );
}
