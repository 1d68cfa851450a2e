/** Preloaded into a process: refuses each connection, and adds its address to the file in RECORDED_CONNECTIONS. */
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

Socket.prototype.connect = function connect(...asked) {
  const [{ host, port, path }] = asked.flat();
  appendFileSync(process.env.RECORDED_CONNECTIONS ?? '', `${path ?? `${host}:${port}`}\n`);
  process.nextTick(() => this.destroy(new Error('No connection while packages are installed')));
  return this;
};
