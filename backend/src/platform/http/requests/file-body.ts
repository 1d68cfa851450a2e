import { RouteConfig } from '@nestjs/platform-fastify';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';

/** Stands for all content types of such a body. Nobody sends it: other routes go on refusing what they don't read. */
const FILE = 'application/vnd.rideline.file';
const config = { takesFileBody: true };

/** Method decorator: a body that is no multipart form is a file, whatever its content type says. */
export const TakesFileBody = () => RouteConfig(config);

const takesFileBody = ({ routeOptions }: FastifyRequest) =>
  (routeOptions.config as Partial<typeof config> | undefined)?.takesFileBody === true;

/** Passes the body of such a route on unread. Programs send files with all kinds of content types, or with none. */
export function passFileBodies(instance: FastifyInstance): void {
  instance.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request;
    const isForm = headers['content-type']?.startsWith('multipart/form-data') === true;
    if (takesFileBody(request) && !isForm) headers['content-type'] = FILE;
    done();
  });
  instance.addContentTypeParser(FILE, (request, body, done) => {
    if (takesFileBody(request)) done(null, body);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
}
