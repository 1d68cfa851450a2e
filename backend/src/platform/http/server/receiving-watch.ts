import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../../config/config.ts';

export type ReceivingLimits = Pick<
  Config,
  'requestTimeoutMs' | 'uploadSilenceMs' | 'uploadBytesPerSecond' | 'uploadLimitBytes'
>;

interface Receiving {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly begunAt: number;
  readonly bytesBefore: number;
  bytes: number;
  lastByteAt: number;
  /** Bytes received when the answer was sent. */
  answeredAt: number | undefined;
}

const MOST_BETWEEN_CHECKS_MS = 1_000;
const CHECKS_A_LIMIT = 4;
/** After an early answer, up to this multiple of the upload limit is read and discarded. */
const DRAINED_LIMITS = 2;

const uploads = new WeakSet<IncomingMessage>();

/** Applies the time limits of uploads to a request: maximum silence and minimum rate instead of a total time. */
export function expectUpload(request: IncomingMessage): void {
  uploads.add(request);
}

/**
 * Enforces time limits on request bodies; a late request is passed to `cut`. After an early answer, the rest of the
 * body is read and discarded, so that the client can read the answer and reuse the connection. A client that sends
 * far more is disconnected.
 */
export class ReceivingWatch {
  private readonly open = new Set<Receiving>();
  private readonly checks: NodeJS.Timeout;

  constructor(
    private readonly limits: ReceivingLimits,
    private readonly cut: (request: IncomingMessage, response: ServerResponse) => void,
  ) {
    const shortest = Math.min(limits.requestTimeoutMs, limits.uploadSilenceMs);
    this.checks = setInterval(
      () => this.check(),
      Math.min(MOST_BETWEEN_CHECKS_MS, Math.ceil(shortest / CHECKS_A_LIMIT)),
    ).unref();
  }

  begin(request: IncomingMessage, response: ServerResponse): void {
    const { headers, socket } = request;
    if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) return;
    const now = performance.now();
    const receiving: Receiving = {
      request,
      response,
      begunAt: now,
      bytesBefore: socket.bytesRead,
      bytes: 0,
      lastByteAt: now,
      answeredAt: undefined,
    };
    this.open.add(receiving);
    response.once('finish', () => this.drain(receiving));
  }

  stop(): void {
    clearInterval(this.checks);
  }

  private drain(receiving: Receiving): void {
    const { request } = receiving;
    if (request.complete) return;
    receiving.answeredAt = request.socket.bytesRead - receiving.bytesBefore;
    request.unpipe();
    request.resume();
  }

  private check(): void {
    const now = performance.now();
    for (const receiving of this.open) {
      const { request, response } = receiving;
      if (request.complete || request.socket.destroyed) this.open.delete(receiving);
      else if (this.isOver(receiving, now)) {
        this.open.delete(receiving);
        if (receiving.answeredAt === undefined) {
          // Node does not destroy an answered request, so its reader would wait forever.
          request.socket.once('close', () => request.destroy());
          this.cut(request, response);
        } else request.socket.destroy();
      }
    }
  }

  private isOver(receiving: Receiving, now: number): boolean {
    const { request, begunAt, answeredAt } = receiving;
    const bytes = request.socket.bytesRead - receiving.bytesBefore;
    // Unread buffered bytes do not count as silence of the sender.
    if (bytes !== receiving.bytes || request.readableLength > 0) receiving.lastByteAt = now;
    receiving.bytes = bytes;
    const { requestTimeoutMs, uploadSilenceMs, uploadBytesPerSecond, uploadLimitBytes } = this.limits;
    if (answeredAt !== undefined && bytes - answeredAt > DRAINED_LIMITS * uploadLimitBytes) return true;
    const elapsedMs = now - begunAt;
    if (!uploads.has(request)) return elapsedMs > requestTimeoutMs;
    return (
      now - receiving.lastByteAt > uploadSilenceMs ||
      elapsedMs > requestTimeoutMs + (bytes / uploadBytesPerSecond) * 1_000
    );
  }
}
