import { analyzeFile, type FileToTry, type TriedFile } from './analyze-file.ts';

const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<FileToTry>) => void;
  postMessage: (message: TriedFile) => void;
};

scope.onmessage = ({ data }) => {
  void analyzeFile(data).then(scope.postMessage, (error: unknown) => {
    console.error(error);
    scope.postMessage({ sentence: "This file couldn't be read." });
  });
};
