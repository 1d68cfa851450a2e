import { useSearchParams } from 'react-router-dom';
import { PUBLIC_PAGES } from '../../lib/public-pages.ts';
import { Page } from '../../ui/page.tsx';
import { LoadingBlock } from '../../ui/states.tsx';
import styles from '../session/activity-page.module.css';
import { FileChoice } from './file-choice.tsx';
import { TriedSession } from './tried-session.tsx';
import { type AnalyzeFile, useTriedFile } from './use-tried-file.ts';

/** A session of one's own file without an account: /try. The file stays in the browser. /try?sample shows a simulated one. */
export function TryPage({ analyze }: { readonly analyze?: AnalyzeFile }) {
  const [parameters, setParameters] = useSearchParams();
  const isSample = parameters.has('sample');
  const { tried, choose, reset } = useTriedFile(isSample, analyze);
  const onAnother = () => {
    reset();
    if (isSample) setParameters({}, { replace: true });
  };
  if (tried.step === 'analyzed') {
    return (
      <div className={styles.page} data-visitors>
        <TriedSession
          key={tried.session.start}
          chosen={tried.chosen}
          name={tried.name}
          session={tried.session}
          onAnother={onAnother}
        />
      </div>
    );
  }
  return (
    <Page
      title={PUBLIC_PAGES['/try'].title}
      description={PUBLIC_PAGES['/try'].description}
      lead="See every ride of your session in seconds, without an account. Your file isn't uploaded."
    >
      {tried.step === 'analyzing' || (isSample && tried.sentence === null) ? (
        <LoadingBlock label="Loading your rides" />
      ) : (
        <FileChoice sentence={tried.sentence} onChosen={choose} />
      )}
    </Page>
  );
}
