import { isGzip } from './file-kinds.ts';
import { unpackGzip, unpackZip, type UnpackLimits, type Unpacked } from './unpack.ts';

export interface UnpackOrder {
  readonly file: File;
  readonly limits: UnpackLimits;
}
/** Entries as they come, and at last what ended it: a sentence, or null when all went well. */
export type UnpackNews = { readonly unpacked: Unpacked } | { readonly ended: string | null };

const PIECE_BYTES = 65_536;
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<UnpackOrder>) => void;
  postMessage: (news: UnpackNews, transfer?: Transferable[]) => void;
};

async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    yield new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer());
  }
}

const tell = (unpacked: Unpacked) =>
  scope.postMessage({ unpacked }, 'bytes' in unpacked ? [unpacked.bytes.buffer] : []);

scope.onmessage = ({ data: { file, limits } }) => {
  const pieces = piecesOf(file);
  const ending = isGzip(file.name)
    ? unpackGzip(file.name, pieces, limits, tell)
    : unpackZip(pieces, limits, tell);
  void ending.catch(() => 'This file could not be read.').then((ended) => scope.postMessage({ ended }));
};
