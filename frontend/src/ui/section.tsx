import { Group, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

/** The id of a section, for links to it: 'user-growth-over-time'. */
export const sectionId = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

export function Section({
  title,
  id: anchor = sectionId(title),
  lead,
  actions,
  children,
}: {
  /** Of the section, for links to it. */
  id?: string;
  title: string;
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className={styles.section}>
      <Group gap="sm" justify="space-between" mb="md">
        <div>
          <Title order={2} id={id}>
            {title}
          </Title>
          {lead !== undefined && (
            <Text mt={4} c="dimmed">
              {lead}
            </Text>
          )}
        </div>
        {actions}
      </Group>
      {children}
    </section>
  );
}
