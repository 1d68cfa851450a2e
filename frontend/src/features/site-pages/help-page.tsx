import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { Page } from '../../ui/page.tsx';
import { Prose, SupportEmail } from './prose.tsx';

export function HelpPage() {
  return (
    <Page title={PUBLIC_PAGES['/help'].title} width="reading" description={PUBLIC_PAGES['/help'].description}>
      <Prose>
        <p>
          Questions, problems or a session that looks wrong? Email <SupportEmail /> and we&apos;ll help.
          Include a link to the activity and your watch model so we can help faster.
        </p>
      </Prose>
    </Page>
  );
}
