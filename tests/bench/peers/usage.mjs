/** Loaded before each peer: reports the resource usage of the process, and exits with its parent. */
process.on('message', (question) => {
  if (question !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicroseconds: user + system, rss: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
