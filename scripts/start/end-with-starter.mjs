/** Preloaded into the app: ends it when its parent process ends, even by kill -9. */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
