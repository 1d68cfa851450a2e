import { Alert, Box, Button, Code, CopyButton, Group, Text } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { UploadTokenMade } from '../../../app/api-types.ts';
import { API_BASE } from '../../../lib/api-base.ts';

/** A new token, which is told this one time, with what to do with it. */
export function MadeToken({ made: { name, token } }: { made: UploadTokenMade }) {
  const address = `${window.location.origin}${API_BASE}/uploads`;
  const curl = `curl -H "Authorization: Bearer ${token}" --data-binary @session.fit "${address}?name=session.fit"`;
  return (
    <Alert title={`Token for "${name}"`} role="status">
      <Text mb="sm">Copy it now. You won't see it again.</Text>
      <Copied label="Token" text={token} />
      <Copied label="Address" text={address} />
      <Box component="details" mt={8}>
        <Box component="summary" fw={600}>
          From a computer
        </Box>
        <Copied label="Command" text={curl} />
        <Text size="sm">For a standing wave add &amp;surf_type=skookumchuck to the address.</Text>
      </Box>
      <Box component="details" mt={8}>
        <Box component="summary" fw={600}>
          From an iPhone or iPad
        </Box>
        <Box component="ol" mb={8} ps="lg" style={{ listStyle: 'decimal' }}>
          <li>In Shortcuts, make a new shortcut that is shown in the share sheet and receives files.</li>
          <li>Add the action &quot;Get Contents of URL&quot; with the address above.</li>
          <li>
            Method POST; a header &quot;Authorization&quot; with &quot;Bearer&quot;, a space and the token; as
            the request body &quot;File&quot; and in it the shortcut&apos;s input.
          </li>
          <li>Share a GPX, TCX or FIT file from any app with this shortcut.</li>
        </Box>
      </Box>
      <Box component="details" mt={8}>
        <Box component="summary" fw={600}>
          From Gadgetbridge on Android
        </Box>
        <Text size="sm">
          Share the activity&apos;s GPX file with an app that sends files to an address, such as HTTP
          Shortcuts: method POST, the address above, a header &quot;Authorization&quot; with
          &quot;Bearer&quot;, a space and the token, and the shared file as the body.
        </Text>
      </Box>
    </Alert>
  );
}

function Copied({ label, text }: { label: string; text: string }) {
  return (
    <Group gap="sm" wrap="nowrap" my={8}>
      <Code
        flex={1}
        miw={0}
        py={8}
        px="xs"
        fz="0.8125rem"
        bg="var(--rl-surface)"
        bd="1px solid var(--rl-border)"
        style={{ overflowWrap: 'anywhere' }}
        aria-label={label}
      >
        {text}
      </Code>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            size="sm"
            onClick={copy}
            aria-label={copied ? `${label} copied` : `Copy ${label.toLowerCase()}`}
            leftSection={
              copied ? <IconCheck size={18} aria-hidden="true" /> : <IconCopy size={18} aria-hidden="true" />
            }
          >
            {copied ? 'Copied' : 'Copy'}
          </Button>
        )}
      </CopyButton>
    </Group>
  );
}
