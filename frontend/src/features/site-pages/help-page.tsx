import { Page } from '../../ui/page.tsx';
import { Prose } from './prose.tsx';
import { SupportEmail } from './support-email.tsx';

export function HelpPage() {
  return (
    <Page
      title="Help & FAQ"
      width="reading"
      description="Questions about Rideline? Write to support and a person answers."
    >
      <Prose>
        <p>
          Questions, problems or a session that looks wrong? Write to <SupportEmail /> and we will help. A
          link to the activity and the name of your watch help us to help you.
        </p>
      </Prose>
    </Page>
  );
}
