import { Anchor, Flex } from '@mantine/core';
import { sectionId } from '../../ui/section.tsx';
import styles from './section-index.module.css';

interface Props {
  readonly titles: readonly string[];
  /** Figures of the last section. */
  readonly figures: readonly string[];
}

const LIST = { display: { base: 'flex', lg: 'block' }, wrap: 'wrap', gap: '0.25rem 1rem' } as const;

/** Links to the sections of the dashboard, beside them where there is room. */
export const SectionIndex = ({ titles, figures }: Props) => (
  <nav aria-label="On this page" className={styles.index} data-apart>
    <Flex component="ul" {...LIST}>
      {titles.map((title) => (
        <IndexLink key={title} title={title} />
      ))}
    </Flex>
    <Flex component="ul" {...LIST} visibleFrom="lg" ps="sm">
      {figures.map((title) => (
        <IndexLink key={title} title={title} />
      ))}
    </Flex>
  </nav>
);

const IndexLink = ({ title }: { title: string }) => (
  <li>
    <Anchor href={`#${sectionId(title)}`} size="sm">
      {title}
    </Anchor>
  </li>
);
