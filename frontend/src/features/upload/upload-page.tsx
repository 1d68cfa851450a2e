import { Alert, Button, NativeSelect, Paper, Stack, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useGetDefaultSettingQuery } from '../../app/me.api.ts';
import { Page } from '../../ui/page.tsx';
import { canUnpack, isClutter, isOtherFile, notATrack, skippedText } from './archive/file-kinds.ts';
import { DropArea } from './drop-area.tsx';
import { GettingYourFile } from './getting-your-file.tsx';
import { ArchivePanel } from './list/archive-panel.tsx';
import { QueueSummary, type Shown } from './list/queue-summary.tsx';
import { UploadList } from './list/upload-list.tsx';
import { useOpenSingleResult } from './open-single-result.ts';
import { ReceivedFiles } from './received-files.tsx';
import { accountFolders } from './queue/account-folders.ts';
import { isBesideTracks, itemFor, pathOf, renamedTracks } from './queue/new-items.ts';
import { isReading } from './queue/upload-archive.ts';
import {
  canRetry,
  hasFailed,
  isBusy,
  isOtherSport,
  isReady,
  isUnfinished,
  type SurfingType,
  type UploadItem,
} from './queue/upload-item.ts';
import { useUploadQueue } from './queue/use-upload-queue.ts';

const NO_FILE = 'Please select a TCX, GPX, or FIT file';
const SKOOKUMCHUCK_PROFILE = -1;
const SURFING_TYPES = [
  { value: 'ocean', label: 'Ocean Waves Surfing' },
  { value: 'skookumchuck', label: 'Skookumchuck' },
];

/** Screens with the bars of a phone. */
const PHONE = '(max-width: 61.99em)';

const isPacked = ({ name }: File): boolean => canUnpack(name);

/** The sentence of files that are another export, if all have the same. */
function whyNothing(chosen: readonly UploadItem[]): string | null {
  const sentences = new Set(chosen.map(({ state }) => (state.step === 'failed' ? state.sentence : '')));
  const [sentence = ''] = sentences;
  return sentences.size === 1 && sentence !== '' && sentence !== notATrack('') ? sentence : null;
}

/** Label of the main button, and whether it is disabled. */
function nextStep(
  items: readonly UploadItem[],
  isReadingArchive: boolean,
): { label: string; disabled: boolean } {
  const ready = items.filter(isReady).length;
  const busy = items.some(isBusy);
  if (ready > 0 && (busy || ready > 1)) {
    return { label: `Analyze ${ready} ${ready === 1 ? 'file' : 'files'}`, disabled: false };
  }
  if (ready === 0 && isReadingArchive && !busy) return { label: 'Analyze', disabled: false };
  if (ready === 0 && busy) return { label: 'Analyzing...', disabled: true };
  const failed = ready === 0 ? items.filter(canRetry).length : 0;
  if (failed > 0) return { label: failed > 1 ? 'Retry all' : 'Try again', disabled: false };
  return { label: 'Analyze', disabled: false };
}

export function UploadPage() {
  const setting = useGetDefaultSettingQuery();
  const [surfType, setSurfType] = useState<SurfingType>('ocean');
  const [problem, setProblem] = useState<string | null>(null);
  const [skipped, setSkipped] = useState(0);
  const [shown, setShown] = useState<Shown>('all');
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const { queue, items, isSaved, archives, chosenArchives, limits, fileLimit } = useUploadQueue();
  useOpenSingleResult(queue, archives);
  const defaultSetting = setting.data?.id ?? null;
  const choice = useMemo(
    () => ({ surfType, settingId: surfType === 'skookumchuck' ? SKOOKUMCHUCK_PROFILE : defaultSetting }),
    [surfType, defaultSetting],
  );
  const groups: Record<Shown, readonly UploadItem[]> = {
    all: items.filter((item) => !isOtherSport(item)),
    failed: items.filter(hasFailed),
    other_sport: items.filter(isOtherSport),
  };
  const group = groups[shown].length === 0 ? 'all' : shown;
  const isReadingArchive = chosenArchives.some(isReading);
  const step = nextStep(items, isReadingArchive);
  const canAnalyze =
    isReadingArchive || items.some((item) => isReady(item) || isBusy(item) || canRetry(item));

  const hasSetting = !setting.isLoading && !setting.isError;
  /** A file chosen before the settings came starts with them. */
  const isAwaited = useRef(false);
  const startAwaited = useEffectEvent(() => {
    if (isAwaited.current && hasSetting) queue.start(choice);
    isAwaited.current = false;
  });
  useEffect(() => startAwaited(), [hasSetting]);
  const choose = (files: readonly File[]) => {
    const { folders, others } = accountFolders(files);
    const wanted = others.filter((file) => !isClutter(pathOf(file)));
    const add = (renamed: ReadonlySet<File>) => addFiles(wanted, folders, renamed);
    // Names tell in nearly all cases, at once.
    if (wanted.some(({ name }) => isOtherFile(name))) void renamedTracks(wanted).then(add);
    else add(new Set());
  };
  const addFiles = (
    wanted: readonly File[],
    folders: ReturnType<typeof accountFolders>['folders'],
    renamed: ReadonlySet<File>,
  ) => {
    const [packed, single] = [wanted.filter(isPacked), wanted.filter((file) => !isPacked(file))];
    const tracks = single.filter((file) => renamed.has(file) || !isBesideTracks(file));
    const chosen = tracks.map((file) => itemFor(file, fileLimit, renamed.has(file) || undefined));
    const noTrack = chosen.every(({ file, size }) => file === null && size <= (fileLimit ?? Infinity));
    const nothing = noTrack && packed.length + folders.length === 0;
    setProblem(nothing ? (whyNothing(chosen) ?? NO_FILE) : null);
    setSkipped(nothing ? 0 : single.length - tracks.length);
    if (nothing) return;
    void queue.add(chosen);
    for (const archive of [...folders, ...packed]) archives.add(archive, limits);
    // One file needs no second click.
    const isAlone = wanted.length + folders.length === 1 && queue.items().filter(isReady).length === 1;
    if (isAlone && hasSetting) queue.start(choice);
    else isAwaited.current = isAlone;
  };
  const analyze = () => {
    // A file chosen a moment ago may not be rendered yet.
    const chosen = queue.items();
    const waiting = chosen.some(isReady) || isReadingArchive;
    setProblem(waiting || chosen.some(canRetry) ? null : NO_FILE);
    archives.start(choice);
    if (waiting) queue.start(choice);
    else queue.retryFailed(choice);
  };

  return (
    <Page
      title="Upload Activity"
      lead="Upload your track and see every ride in seconds: how far, how fast and where."
      width="reading"
    >
      <Stack gap="xl">
        <Paper withBorder p={{ base: 'md', sm: 'xl' }} shadow="sm">
          <Stack gap="lg">
            <NativeSelect
              label="Surfing Type"
              size="md"
              maw={{ md: '20rem' }}
              data={SURFING_TYPES}
              value={surfType}
              onChange={({ currentTarget }) => setSurfType(currentTarget.value as SurfingType)}
            />
            <ReceivedFiles onAdded={choose} />
            <DropArea onChosen={choose} isPhone={isPhone} isNext={!canAnalyze} />
            {chosenArchives.map((archive) => (
              <ArchivePanel
                key={archive.id}
                archive={archive}
                archives={archives}
                items={items}
                limits={limits}
              />
            ))}
            {!isSaved && (isReadingArchive || items.some(isUnfinished)) && (
              <Alert color="yellow" role="status" icon={<IconAlertCircle size={20} />}>
                This browser can't save your upload queue. Keep this page open until every file is uploaded.
              </Alert>
            )}
            {items.length > 1 && (
              <QueueSummary queue={queue} items={items} choice={choice} shown={group} onShown={setShown} />
            )}
            {groups[group].length > 0 && (
              <UploadList queue={queue} items={groups[group]} alone={items.length === 1} choice={choice} />
            )}
            {skipped > 0 && (
              <Text size="sm" c="dimmed" role="status">
                {skippedText(skipped)}
              </Text>
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
            <Button
              size="md"
              ms={{ md: 'auto' }}
              variant={canAnalyze ? 'filled' : 'default'}
              onClick={analyze}
              disabled={!hasSetting || step.disabled}
            >
              {step.label}
            </Button>
          </Stack>
        </Paper>
        <GettingYourFile />
      </Stack>
    </Page>
  );
}
