import type { ApiProblem } from '../../app/problem.ts';
import { NoPermission } from '../../ui/states.tsx';
import { Page } from '../../ui/page.tsx';
import { ReadModels } from './read-models/read-models.tsx';
import { RedetectionSection } from './redetection/redetection-section.tsx';
import { useGetReplaysQuery } from './maintenance.api.ts';

/** Admin page: rebuild read models and re-detect rides. */
export function MaintenancePage() {
  const { error } = useGetReplaysQuery();
  const forbidden = (error as ApiProblem | undefined)?.status === 403;
  return (
    <Page
      title="Maintenance"
      lead={
        forbidden
          ? undefined
          : 'Screens are built from read models, and read models from the event log. Rebuild or re-detect here without downtime.'
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
