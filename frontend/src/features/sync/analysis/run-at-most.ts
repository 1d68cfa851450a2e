/** Runs the tasks in order, at most `limit` at once; starts no further one after `run` answered false. */
export async function runAtMost<Task>(
  limit: number,
  tasks: readonly Task[],
  run: (task: Task) => Promise<boolean>,
): Promise<void> {
  const queue = [...tasks];
  const worker = async () => {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
      if (!(await run(task))) queue.length = 0;
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
