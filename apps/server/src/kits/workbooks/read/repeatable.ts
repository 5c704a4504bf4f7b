/** An iterable that restarts on each iteration, so that rows of a large file are parsed again instead of stored. */
export function repeatable<T>(iterate: () => Iterator<T>): Iterable<T> {
  return { [Symbol.iterator]: iterate };
}

export function filtered<T>(values: Iterable<T>, isWanted: (value: T) => boolean): Iterable<T> {
  return repeatable(function* () {
    for (const value of values) if (isWanted(value)) yield value;
  });
}

/** Copies a substring, which would otherwise retain the string that it is a part of. */
export const detached = (text: string): string => (text.length < 13 ? text : Buffer.from(text).toString());
