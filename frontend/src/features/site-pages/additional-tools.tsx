import { Box, Button, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useOffered } from '../../app/site.api.ts';
import { VideoScreenshot } from '../../ui/screenshot.tsx';
import landing from './landing.module.css';

/** The video editor, and the creator's video channel where this installation has one. */
export function AdditionalTools() {
  const { videoChannel } = useOffered();
  return (
    <section className={landing.section} aria-labelledby="tools">
      <SimpleGrid
        minColWidth="min(20rem, 100%)"
        autoFlow="auto-fit"
        spacing={48}
        verticalSpacing={24}
        p="clamp(1.5rem, 4vw, 2.5rem)"
        bg="var(--rl-surface-sunken)"
        bdrs="lg"
        style={{ alignItems: 'center' }}
      >
        <div>
          <Title id="tools" order={2} mb={8} fz="1.375rem">
            Additional Tools
          </Title>
          <Text maw={544} lh={1.55} c="dimmed">
            Trim a long session video down to just the waves you rode. Your video stays on your device.
          </Text>
          <Group gap="0.75rem 1.25rem" mt={24}>
            <Button component={Link} to="/video-editor" reloadDocument size="md">
              Try Our Surf Video Editor
            </Button>
            {videoChannel !== null && (
              <Box
                component="a"
                href={videoChannel}
                target="_blank"
                rel="noopener noreferrer"
                fw={600}
                c="var(--rl-accent)"
                data-apart
              >
                Watch our surf videos
              </Box>
            )}
          </Group>
        </div>
        <VideoScreenshot />
      </SimpleGrid>
    </section>
  );
}
