import { OwnFirstView } from '../features/session/first-view.tsx';
import { ActivityPage } from '../features/session/activity-page.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

/** The first view of a session, then the page with its map, charts, tables and tools. */
const Owned = lazyPart(async () => (await import('./owned-session.tsx')).OwnedSession, {
  Waiting: OwnFirstView,
});

export const SessionPage = () => <ActivityPage Owned={Owned} />;
