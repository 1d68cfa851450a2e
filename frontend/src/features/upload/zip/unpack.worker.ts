import { isGzip } from './file-kinds.ts';
import { unpackGzip, unpackZip, type UnpackLimits, type Unpacked } from './unpack.ts';

export interface UnpackRequest {
  readonly file: File;
  readonly limits: UnpackLimits;
}
/** Each entry; finally `ended` with an error sentence, or null on success. */
export type UnpackMessage = { readonly unpacked: Unpacked } | { readonly ended: string | null };

const PIECE_BYTES = 65_536;
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<UnpackRequest>) => void;
  postMessage: (message: UnpackMessage, transfer?: Transferable[]) => void;
};

async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    yield new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer());
  }
}

const post = (unpacked: Unpacked) =>
  scope.postMessage({ unpacked }, 'bytes' in unpacked ? [unpacked.bytes.buffer] : []);

scope.onmessage = ({ data: { file, limits } }) => {
  const pieces = piecesOf(file);
  const ending = isGzip(file.name)
    ? unpackGzip(file.name, pieces, limits, post)
    : unpackZip(pieces, limits, post);
  void ending.catch(() => "This file couldn't be read.").then((ended) => scope.postMessage({ ended }));
};
