import { useTriedFile } from '../features/try/use-tried-file.ts';
import { EditorPage } from '../features/video-editor/editor-page.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { ErrorState, LoadingBlock } from '../ui/states.tsx';
import { FilmedSessions } from './filmed-sessions.tsx';

const waiting = <LoadingBlock label="Loading the video editor" rows={3} />;
const SampleEditor = lazyPart(
  async () => (await import('../features/session-video/sample/sample-editor.tsx')).SampleEditor,
  { waiting },
);

function Sample() {
  const { tried } = useTriedFile(true);
  if (tried.step === 'analyzed') return <SampleEditor session={tried.session} />;
  const sentence = tried.step === 'choosing' ? tried.sentence : null;
  return sentence === null ? waiting : <ErrorState message={sentence} />;
}

export const VideoEditorPage = () => <EditorPage Sessions={FilmedSessions} Sample={Sample} />;
