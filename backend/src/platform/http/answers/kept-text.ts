import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, isNotModified } from './etag.ts';

const BROTLI_QUALITY = 5;

const COMPRESS = {
  br: async (text: Buffer) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: async (text: Buffer) => promisify(gzip)(text),
};
type Encoding = keyof typeof COMPRESS;
const ENCODINGS = Object.keys(COMPRESS) as readonly Encoding[];

/** A text that is the same for everybody. It is compressed once for each encoding, not for each answer. */
export class KeptText {
  private readonly text: Buffer;
  private readonly etag: string;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(
    text: string | Buffer,
    private readonly type: string,
  ) {
    this.text = Buffer.from(text);
    this.etag = etagOf(this.text);
  }

  /** Answers with the text, or with 304 where the client has it. */
  async send({ headers }: FastifyRequest, reply: FastifyReply): Promise<void> {
    void reply.header('vary', 'accept-encoding');
    if (isNotModified(this.etag, headers['if-none-match'], reply)) return reply.send();
    const encoding = ENCODINGS.find((name) => accepts(headers['accept-encoding'], name));
    if (encoding !== undefined) void reply.header('content-encoding', encoding);
    await reply.type(this.type).send(encoding === undefined ? this.text : await this.in(encoding));
  }

  private in(encoding: Encoding): Promise<Buffer> {
    const compressed = this.compressed.get(encoding) ?? COMPRESS[encoding](this.text);
    this.compressed.set(encoding, compressed);
    return compressed;
  }
}

const accepts = (header: string | string[] | undefined, encoding: Encoding): boolean =>
  String(header ?? '')
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .some(([name, weight = 'q=1']) => name === encoding && Number(weight.slice('q='.length)) !== 0);
