/**
 * A process of its own, so that reading the answers does not slow down who measures: asks for one address with all
 * connections, again and again without a pause, until its parent ends it. Tells how often each status came.
 */
import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';

const LOWEST_PRIORITY = 19;

// `turns`: what stands for TURN in each request.
const { address, method, body, headers, connections, turns } = JSON.parse(process.argv[2] ?? '');
// The network is between a real caller and the server's processor.
setPriority(LOWEST_PRIORITY);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const counts = {};
let asked = 0;

function ask() {
  const count = (status) => {
    counts[status] = (counts[status] ?? 0) + 1;
    ask();
  };
  const turn = String(turns?.[asked % turns.length] ?? asked);
  asked += 1;
  request(address.replace('TURN', turn), { agent, method, headers }, (answer) => {
    answer.resume();
    answer.once('end', () => count(answer.statusCode));
    answer.once('error', () => count('broken'));
  })
    .once('error', () => setTimeout(() => count('refused'), 10))
    .end(body?.replace('TURN', turn));
}
for (let connection = 0; connection < connections; connection += 1) ask();

process.once('message', () => process.send?.(counts, () => process.exit()));
