import { Anchor } from '@mantine/core';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { Page } from '../../ui/page.tsx';
import { Prose } from './prose.tsx';
import { Changes, CookiePolicy, DataUsage, PrivacyPolicy, TermsOfService } from './terms-text.tsx';
import styles from './terms.module.css';

const SECTIONS = [
  { id: 'terms', title: 'Terms of Service', Text: TermsOfService },
  { id: 'privacy', title: 'Privacy Policy', Text: PrivacyPolicy },
  { id: 'data', title: 'Data Usage', Text: DataUsage },
  { id: 'cookies', title: 'Cookie Policy', Text: CookiePolicy },
  { id: 'changes', title: 'Changes to Terms', Text: Changes },
];

export function TermsPage() {
  return (
    <Page
      title={PUBLIC_PAGES['/terms'].title}
      width="reading"
      description={PUBLIC_PAGES['/terms'].description}
    >
      <nav aria-label="On this page">
        <ul className={styles.contents}>
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <Anchor href={`#${id}`}>{title}</Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <Prose>
        {SECTIONS.map(({ id, title, Text }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <Text />
          </section>
        ))}
      </Prose>
    </Page>
  );
}
