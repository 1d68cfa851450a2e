import { Alert, Button, Group, List, Paper, ScrollArea, Text } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SHARED_FILES, SHARED_LIMITS, SHARED_TOO_MUCH } from '../../lib/device-copy.ts';
import { formatBytes } from '../../lib/format.ts';

/** The launch queue of an installed app, where the browser has one. */
interface LaunchQueue {
  setConsumer(consume: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

/** A shared file is in a cache under its name until it is added or discarded. */
interface Received {
  readonly file: File;
  readonly kept?: Request;
}

async function sharedFiles(): Promise<readonly Received[]> {
  if (!('caches' in globalThis) || !(await caches.has(SHARED_FILES))) return [];
  const cache = await caches.open(SHARED_FILES);
  const received: Received[] = [];
  for (const kept of await cache.keys()) {
    const name = decodeURIComponent(kept.url.slice(kept.url.lastIndexOf('/') + 1));
    const answer = await cache.match(kept);
    if (answer !== undefined) received.push({ file: new File([await answer.blob()], name), kept });
  }
  return received;
}

/** Files that the system opened or shared with the installed app. */
function useReceived() {
  const [received, setReceived] = useState<readonly Received[]>([]);
  useEffect(() => {
    let isHere = true;
    const add = (files: readonly Received[]) => {
      if (isHere) setReceived((before) => [...before, ...files]);
    };
    sharedFiles().then(add).catch(console.error);
    const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
    launchQueue?.setConsumer(({ files }) => {
      Promise.all(files.map(async (handle) => ({ file: await handle.getFile() })))
        .then(add)
        .catch(console.error);
    });
    return () => void (isHere = false);
  }, []);
  const clear = () => {
    setReceived([]);
    const kept = received.flatMap((file) => file.kept ?? []);
    if (kept.length === 0) return;
    caches
      .open(SHARED_FILES)
      .then(async (cache) => Promise.all(kept.map(async (request) => cache.delete(request))))
      .catch(console.error);
  };
  return { files: received.map(({ file }) => file), clear };
}

/** Lists files from outside of the app. They join the uploads by a tap only, since any site can send some. */
export function ReceivedFiles({ onAdded }: { readonly onAdded: (files: readonly File[]) => void }) {
  const { files, clear } = useReceived();
  const isTooMuch = useSearchParams()[0].has(SHARED_TOO_MUCH);
  const count = files.length === 1 ? 'file' : `${files.length} files`;
  return (
    <>
      {isTooMuch && (
        <Alert color="yellow" role="status" icon={<IconAlertCircle size={20} />}>
          Rideline takes up to {SHARED_LIMITS.files} files and {formatBytes(SHARED_LIMITS.bytes)} from another
          app. Choose your files here instead.
        </Alert>
      )}
      {files.length > 0 && (
        <Paper
          component="section"
          aria-label="Files from another app"
          withBorder
          p="md"
          bg="var(--rl-surface-sunken)"
          style={{ overflowWrap: 'anywhere' }}
        >
          <Text fw={600}>{files.length === 1 ? 'A file' : `${files.length} files`} from another app</Text>
          <ScrollArea.Autosize mah={180} type="auto" viewportProps={{ tabIndex: 0 }}>
            <List size="sm" listStyleType="none">
              {files.map(({ name, size }, index) => (
                <List.Item key={index}>
                  {name} · {formatBytes(size)}
                </List.Item>
              ))}
            </List>
          </ScrollArea.Autosize>
          <Text size="sm" c="dimmed">
            Add {files.length === 1 ? 'it only if you sent it' : 'them only if you sent them'} here yourself.
          </Text>
          <Group gap="sm" mt="sm">
            <Button
              onClick={() => {
                clear();
                onAdded(files);
              }}
            >
              Add {count}
            </Button>
            <Button variant="default" onClick={clear}>
              Discard
            </Button>
          </Group>
        </Paper>
      )}
    </>
  );
}
