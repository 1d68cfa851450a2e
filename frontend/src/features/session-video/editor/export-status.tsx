import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import type { useExport } from './use-export.ts';

/** What is being written or was, or why it could not be. */
export function ExportStatus({ work }: { readonly work: ReturnType<typeof useExport> }) {
  const { isBusy, name, progress, problem, saved, missing, cancel } = work;
  return (
    <>
      {isBusy && (
        <div role="group" aria-label="Export">
          <Text size="sm" role="status">
            Writing {name}
          </Text>
          <Group gap="sm" wrap="nowrap">
            <Progress value={progress * 100} flex={1} aria-label="Progress" />
            <Button variant="default" onClick={cancel}>
              Cancel
            </Button>
          </Group>
        </div>
      )}
      {problem !== null && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {missing.map((sentence) => (
        <Alert key={sentence} role="status">
          {sentence}
        </Alert>
      ))}
      {saved !== null && <Saved file={saved} />}
    </>
  );
}

function Saved({ file }: { readonly file: File }) {
  const canShare = typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
  return (
    <Group gap="sm" role="status">
      <Text size="sm">Saved {file.name}</Text>
      {canShare && (
        <Button
          size="sm"
          variant="default"
          onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}
        >
          Share
        </Button>
      )}
    </Group>
  );
}
