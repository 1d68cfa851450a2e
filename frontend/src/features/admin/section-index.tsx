import { Anchor } from '@mantine/core';
import { sectionId } from '../../ui/section.tsx';
import styles from './section-index.module.css';

interface Props {
  readonly titles: readonly string[];
  /** Figures of the last section. */
  readonly figures: readonly string[];
}

/** Links to the sections of the dashboard, beside them where there is room. */
export const SectionIndex = ({ titles, figures }: Props) => (
  <nav aria-label="On this page" className={styles.index} data-apart>
    <ul>
      {titles.map((title) => (
        <IndexLink key={title} title={title} />
      ))}
    </ul>
    <ul className={styles.figures}>
      {figures.map((title) => (
        <IndexLink key={title} title={title} />
      ))}
    </ul>
  </nav>
);

const IndexLink = ({ title }: { title: string }) => (
  <li>
    <Anchor href={`#${sectionId(title)}`} size="sm">
      {title}
    </Anchor>
  </li>
);
