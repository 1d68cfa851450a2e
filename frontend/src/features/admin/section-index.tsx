import { Anchor } from '@mantine/core';
import { sectionId } from '../../ui/section.tsx';
import styles from './section-index.module.css';

/** Links to the sections of the dashboard, beside them where there is room. */
export const SectionIndex = ({ titles }: { titles: readonly string[] }) => (
  <nav aria-label="On this page" className={styles.index} data-apart>
    <ul>
      {titles.map((title) => (
        <li key={title}>
          <Anchor href={`#${sectionId(title)}`} size="sm">
            {title}
          </Anchor>
        </li>
      ))}
    </ul>
  </nav>
);
