/** Preloaded into the app: when the process that started it is gone, even by kill -9, the app ends too. */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
