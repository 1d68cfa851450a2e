import type { ApiProblem } from '../../app/problem.ts';
import { NoPermission } from '../../ui/no-permission.tsx';
import { Page } from '../../ui/page.tsx';
import { ReadModels } from './read-models/read-models.tsx';
import { RedetectionSection } from './redetection/redetection-section.tsx';
import { useGetReadModelsQuery } from './replay.api.ts';

/** What an admin can do with the log: build read models anew, and detect rides again. */
export function ReplayPage() {
  const { error } = useGetReadModelsQuery();
  const forbidden = (error as ApiProblem | undefined)?.status === 403;
  return (
    <Page
      title="Replay"
      lead={
        forbidden
          ? undefined
          : 'Every screen is drawn from read models, and every read model from the log of events. Here both can be worked through again while the site serves.'
      }
    >
      {forbidden ? (
        <NoPermission />
      ) : (
        <>
          <ReadModels />
          <RedetectionSection />
        </>
      )}
    </Page>
  );
}
