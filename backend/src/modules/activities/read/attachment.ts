import type { FastifyReply } from 'fastify';

/** Sets headers that make browsers download the answer under this name and never display or run it. */
export function asAttachment(reply: FastifyReply, fileName: string, type: string): void {
  const plain = fileName.replaceAll(/[^\w .()-]/g, '_').slice(0, 150) || 'download';
  void reply
    .header('content-type', type)
    .header(
      'content-disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    )
    .header('x-content-type-options', 'nosniff');
}
