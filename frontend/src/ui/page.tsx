import { Box, Group, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { LANDING_DESCRIPTION, LANDING_TITLE, withProduct } from '../lib/public-pages.ts';

const WIDTHS = {
  content: 'calc(var(--rl-content-width) + 4rem)',
  reading: 'calc(var(--rl-reading-width) + 4rem)',
  narrow: '32rem',
};

interface PageProps {
  title: string;
  /** Title of the browser tab, if it differs from the heading. */
  tabTitle?: string;
  /** Meta description: one sentence. */
  description?: string;
  /** One line below the heading. */
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** `reading` limits the line length of text, `narrow` fits a form. */
  width?: keyof typeof WIDTHS;
  children: ReactNode;
}

/** Layout of a page: heading, lead, actions and content width. */
export function Page({
  title,
  tabTitle = title,
  description,
  lead,
  actions,
  width = 'content',
  children,
}: PageProps) {
  usePageTitle(tabTitle, description);
  return (
    <Box
      w="100%"
      maw={WIDTHS[width]}
      pt={{ base: 14, sm: 'clamp(1.25rem, 3vw, 2.25rem)' }}
      pb={64}
      px="clamp(1rem, 3vw, 2rem)"
      mx="auto"
    >
      <Group
        gap="0.75rem 1.5rem"
        align="flex-start"
        justify="space-between"
        mb={{ base: 'sm', sm: 'clamp(1.25rem, 2.5vw, 1.75rem)' }}
      >
        <div>
          <Title order={1}>{title}</Title>
          {lead !== undefined && (
            <Text maw={640} mt={6} c="dimmed">
              {lead}
            </Text>
          )}
        </div>
        {actions !== undefined && (
          <Group gap={8} align="stretch" data-apart>
            {actions}
          </Group>
        )}
      </Group>
      {children}
    </Box>
  );
}

/** Sets the document title and the meta description. */
export function usePageTitle(title: string | null, description: string = LANDING_DESCRIPTION): void {
  useEffect(() => {
    document.title = title === null ? LANDING_TITLE : withProduct(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
