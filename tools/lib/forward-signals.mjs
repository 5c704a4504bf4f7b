/** Passes on what would end us, so that a child ends in its own time; we end when it has. */
export function forwardSignals(...children) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => children.forEach((child) => child.kill(signal)));
  }
}
