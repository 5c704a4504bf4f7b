/** One sample as a line of progress: milliseconds of the main thread. */
export function progressLine({ id, rowCount, mount, wheel, jump, update, sort, errors }, repetition) {
  const parts = [
    `${repetition + 1}. ${id.padEnd(9)} ${String(rowCount).padStart(6)}`,
    mount && `mount ${mount.cpuMs.toFixed(1)}`,
    wheel && `wheel ${(wheel.cpuMs / wheel.frames).toFixed(1)}`,
    jump && `jump ${(jump.cpuMs / jump.frames).toFixed(1)}`,
    update && `update ${(update.cpuMs / update.times).toFixed(1)}`,
    sort && `sort ${sort.cpuMs.toFixed(1)}`,
    ...errors.slice(0, 1),
  ];
  return parts.filter(Boolean).join('  ');
}
