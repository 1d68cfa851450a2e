import { Anchor } from '@mantine/core';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { Page } from '../../ui/page.tsx';
import { CookiePolicy } from './terms/cookie-policy.tsx';
import { DataUsage } from './terms/data-usage.tsx';
import { PrivacyPolicy } from './terms/privacy-policy.tsx';
import { TermsOfService } from './terms/terms-of-service.tsx';
import { Prose } from './prose.tsx';
import { SupportEmail } from './support-email.tsx';
import styles from './terms.module.css';

const SECTIONS = [
  { id: 'terms', title: 'Terms of Service', Text: TermsOfService },
  { id: 'privacy', title: 'Privacy Policy', Text: PrivacyPolicy },
  { id: 'data', title: 'Data Usage', Text: DataUsage },
  { id: 'cookies', title: 'Cookie Policy', Text: CookiePolicy },
  { id: 'changes', title: 'Changes to Terms', Text: Changes },
];

function Changes() {
  return (
    <p>
      When these terms change we publish the new text here. If a change narrows your rights or widens what we
      do with your data, we tell you by e-mail before it takes effect. Questions go to <SupportEmail />.
    </p>
  );
}

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
