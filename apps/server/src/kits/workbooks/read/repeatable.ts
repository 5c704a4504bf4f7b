/** An iterable that starts again each time: rows of a large file are parsed again instead of stored. */
export function repeatable<T>(iterate: () => Iterator<T>): Iterable<T> {
  return { [Symbol.iterator]: iterate };
}

export function filtered<T>(values: Iterable<T>, isWanted: (value: T) => boolean): Iterable<T> {
  return repeatable(function* () {
    for (const value of values) if (isWanted(value)) yield value;
  });
}

/** The text without the larger one that it is a part of, which would stay in memory with it. */
export const detached = (text: string): string => (text.length < 13 ? text : Buffer.from(text).toString());
