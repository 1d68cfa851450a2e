import { Button, Group, Text, TextInput } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';

const COPIED_FOR_MS = 2000;

/** Copies the text of a field; browsers have no Clipboard API on plain http, so the copy command is the fallback. */
async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return document.execCommand('copy');
  }
}

/** The public link with a button to copy it; the link is selected if copying fails. */
export function ShareLink({ urlHash }: { urlHash: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copied = state === 'copied';
  const { start } = useTimeout(() => setState('idle'), COPIED_FOR_MS);
  const copy = async () => {
    const isCopied = field.current !== null && (await copyFrom(field.current));
    setState(isCopied ? 'copied' : 'failed');
    if (isCopied) start();
  };
  return (
    <>
      <Group gap={8} align="stretch">
        <TextInput
          ref={field}
          flex="1 1 14rem"
          aria-label="Link to the session"
          readOnly
          value={`${window.location.origin}/public/activity/${urlHash}`}
          onFocus={(event) => event.target.select()}
        />
        <Button
          onClick={() => void copy()}
          leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
          aria-live="polite"
        >
          {copied ? 'Copied!' : 'Copy Link'}
        </Button>
      </Group>
      {state === 'failed' && (
        <Text size="sm" role="status">
          This browser can't copy the link. It's selected: press Ctrl+C or ⌘C.
        </Text>
      )}
    </>
  );
}
