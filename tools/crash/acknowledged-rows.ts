import pg from 'pg';

/**
 * Writes numbered rows into a separate table, one after the other, until it is stopped or disconnected, and records which rows the
 * database confirmed.
 */
export class AcknowledgedRows {
  readonly #confirmed = new Set<number>();
  #next = 0;

  get confirmed(): number {
    return this.#confirmed.size;
  }

  /** Writes until the connection breaks or the signal comes. */
  async writeUntilCutOff(url: string, signal: AbortSignal): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(
        'CREATE TABLE IF NOT EXISTS acknowledged_rows (id int PRIMARY KEY, text text NOT NULL)',
      );
      while (!signal.aborted) {
        const id = this.#next++;
        await client.query('INSERT INTO acknowledged_rows VALUES ($1, $2)', [id, textOf(id)]);
        this.#confirmed.add(id);
      }
    } catch {
      // cut off: the current row may or may not exist
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  /** Confirmed rows that the database does not have, or has with a different text. */
  async lost(url: string): Promise<number[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      const { rows } = await client.query<{ id: number; text: string }>(
        'SELECT id, text FROM acknowledged_rows',
      );
      const present = new Map(rows.map(({ id, text }) => [id, text]));
      return [...this.#confirmed].filter((id) => present.get(id) !== textOf(id));
    } finally {
      await client.end();
    }
  }
}

const textOf = (id: number) => `row ${id} `.repeat(50);
