import { ActionIcon, Box, Button, Flex, Progress, Text } from '@mantine/core';
import { IconFileZip, IconFolder, IconX } from '@tabler/icons-react';
import { formatBytes, formatCount } from '../../../lib/format.ts';
import type { ArchiveLimits } from '../archive/entry-reader.ts';
import { folderOf, isFolder, isReading, type UploadArchive } from '../queue/upload-archive.ts';
import type { UploadArchives } from '../queue/upload-archives.ts';
import { isOtherSport, type UploadItem } from '../queue/upload-item.ts';
import { findings, originText, otherSportsText } from './archive-text.ts';

interface Props {
  readonly archive: UploadArchive;
  readonly archives: UploadArchives;
  readonly items: readonly UploadItem[];
  readonly limits: ArchiveLimits;
}

/** A chosen ZIP: its progress, what was found in it, and what was left out. */
export function ArchivePanel({ archive, archives, items, limits }: Props) {
  const { id, path, size, state } = archive;
  const folder = folderOf(archive);
  const ArchiveIcon = isFolder(archive) ? IconFolder : IconFileZip;
  const again = isFolder(archive) ? 'Choose this folder again' : 'Choose this file again';
  const inside = items.filter((item) => item.path.startsWith(folder));
  const others = inside.filter(isOtherSport);
  const origin = state.step === 'read' ? `${originText(state.report, isFolder(archive))} · ` : '';
  return (
    <Flex
      component="section"
      gap="sm"
      p="sm"
      bd="1px solid var(--rl-border)"
      bdrs="md"
      bg="var(--rl-surface-sunken)"
      aria-label={path}
      data-step={state.step}
    >
      <ArchiveIcon
        size={26}
        stroke={1.5}
        color={state.step === 'failed' ? 'var(--mantine-color-error)' : 'var(--rl-accent)'}
        style={{ flex: 'none', marginTop: '0.125rem' }}
        aria-hidden="true"
      />
      <Box flex={1} miw={0}>
        <Text fw={600} truncate title={path}>
          {path}
        </Text>
        <Text size="sm" c="dimmed">
          {origin}
          {formatBytes(size).replace(' ', '\u00a0')}
        </Text>
        <ArchiveState archive={archive} inside={inside} again={again} />
        {others.length > 0 && !isReading(archive) && (
          <>
            <Text size="sm" c="dimmed" mt={4}>
              {otherSportsText(others)}
            </Text>
            {archive.file === null ? (
              <Text size="sm" mt={4}>
                {again} to add them.
              </Text>
            ) : (
              <Button size="xs" variant="default" mt="xs" onClick={() => archives.addOtherSports(id, limits)}>
                {others.length === 1 ? 'Add the other one' : `Add the ${formatCount(others.length)} others`}
              </Button>
            )}
          </>
        )}
      </Box>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={isReading(archive) ? `Stop reading ${path}` : `Close ${path}`}
        onClick={() => archives.remove(id)}
      >
        <IconX size={18} />
      </ActionIcon>
    </Flex>
  );
}

const filesRead = (done: number, total: number) =>
  `Reading file ${formatCount(done)} of ${formatCount(total)}...`;
const bytesRead = (done: number, total: number) =>
  `Looking for workouts: ${formatBytes(done)} of ${formatBytes(total)}...`;

function ArchiveState({
  archive: { state, found },
  inside,
  again,
}: Pick<Props, 'archive'> & { readonly inside: readonly UploadItem[]; readonly again: string }) {
  switch (state.step) {
    case 'reading': {
      const { done, total, unit } = state;
      const share = unit === 'bytes' ? bytesRead(done, total) : filesRead(done, total);
      return (
        <>
          <Text size="sm" mt={4}>
            {total === 0 ? 'Reading...' : share}
          </Text>
          <Progress
            mt={6}
            value={total === 0 ? 0 : (done / total) * 100}
            aria-label={unit === 'bytes' ? 'List read' : 'Files read'}
          />
        </>
      );
    }
    case 'read':
      return findings(state.report, found, inside).map((sentence) => (
        <Text key={sentence} size="sm" mt={4}>
          {sentence}
        </Text>
      ));
    case 'interrupted':
      return (
        <Text size="sm" mt={4}>
          The page was closed before everything was read. {again} to continue.
        </Text>
      );
    case 'failed':
      return (
        <Text size="sm" mt={4} c="var(--mantine-color-error)" role="alert">
          {state.sentence}
        </Text>
      );
  }
}
