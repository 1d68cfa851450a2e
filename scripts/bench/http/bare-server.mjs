/** A node:http server that answers every request with the given bytes: the baseline of the health call. */
import { createServer } from 'node:http';

const body = Buffer.from(process.argv[2] ?? '');
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
});
process.on('disconnect', () => process.exit());
