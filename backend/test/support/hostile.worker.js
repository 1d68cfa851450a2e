/**
 * Worker task: answers, never ends, or fills its memory. JavaScript, because a thread that has to compile takes seconds to
 * start on a busy machine, which count as time of its job.
 * @param {'answer' | 'spin' | 'fill'} task
 */
export default function hostile(task) {
  const kept = [];
  while (task !== 'answer') if (task === 'fill') kept.push(Array.from({ length: 100_000 }, Math.random));
  return 'done';
}
