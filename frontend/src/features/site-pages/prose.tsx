import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useGetSiteQuery } from '../../app/site.api.ts';
import styles from './prose.module.css';

/** Formats headings, paragraphs and lists of running text. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}

/** The support address of this installation. */
export function SupportEmail() {
  const { data } = useGetSiteQuery();
  if (data === undefined) return <>support</>;
  return <Anchor href={`mailto:${data.support_email}`}>{data.support_email}</Anchor>;
}
