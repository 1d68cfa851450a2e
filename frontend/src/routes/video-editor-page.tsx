import { EditorPage } from '../features/video-editor/editor-page.tsx';
import { FilmedSessions } from './filmed-sessions.tsx';

export const VideoEditorPage = () => <EditorPage Sessions={FilmedSessions} />;
