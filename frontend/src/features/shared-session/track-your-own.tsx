import { Button, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useIsSignedIn } from '../../app/hooks.ts';
import { useOffered } from '../../app/site.api.ts';

/** The end of a shared session for visitors: what this page is, and the way to one's own sessions. */
export function TrackYourOwn() {
  const isSignedIn = useIsSignedIn();
  const { registration } = useOffered();
  if (isSignedIn || !registration) return null;
  return (
    <Paper withBorder p="lg" mt="xl" component="section" aria-labelledby="track-your-own">
      <Title order={2} size="h3" id="track-your-own">
        Track your own
      </Title>
      <Text mt={4} mb="md">
        Upload the file from your watch or phone and see every wave you rode: how far, how fast and where.
        Free, with any device.
      </Text>
      <Button component={Link} to="/register">
        Create your account
      </Button>
    </Paper>
  );
}
