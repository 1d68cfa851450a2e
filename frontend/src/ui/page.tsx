import { Group, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { LANDING_DESCRIPTION, LANDING_TITLE, withProduct } from '../lib/public-pages.ts';
import styles from './page.module.css';

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
  width?: 'content' | 'reading' | 'narrow';
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
    <div className={styles.page} data-width={width}>
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
    </div>
  );
}

/** Sets the document title and the meta description. */
export function usePageTitle(title: string | null, description: string = LANDING_DESCRIPTION): void {
  useEffect(() => {
    document.title = title === null ? LANDING_TITLE : withProduct(title);
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
