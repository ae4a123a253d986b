/** Loaded before each contestant: tells what the process has used so far, and ends with whoever started it. */
process.on('message', (question) => {
  if (question !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicroseconds: user + system, rss: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit());
