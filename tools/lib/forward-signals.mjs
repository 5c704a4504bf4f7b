/** Forwards termination signals, so that a child can shut down; this process ends after the child. */
export function forwardSignals(...children) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => children.forEach((child) => child.kill(signal)));
  }
}
