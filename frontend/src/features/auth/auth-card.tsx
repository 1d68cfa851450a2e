import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../ui/page-title.ts';
import styles from './auth-card.module.css';

interface AuthCardProps {
  title: string;
  lead?: ReactNode;
  description?: string;
  /** Links below the card. */
  footer?: ReactNode;
  children: ReactNode;
}

/** The card of every login and sign-up page. */
export function AuthCard({ title, lead, description, footer, children }: AuthCardProps) {
  usePageTitle(title, description);
  return (
    <div className={styles.frame}>
      <Paper withBorder radius="lg" className={styles.card}>
        <Title order={1} className={styles.title}>
          {title}
        </Title>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        {children}
      </Paper>
      {footer !== undefined && <p className={styles.footer}>{footer}</p>}
    </div>
  );
}
