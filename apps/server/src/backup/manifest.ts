import * as z from 'zod';
import { isFileKey } from '../platform/files';

/** A backup that cannot be restored, or a database that must not be overwritten. The message says which. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Format of the manifest; a version reads only its own. */
const formatVersion = 1;
export const manifestName = 'manifest.json';

const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const contents = { size: z.number().int().min(0), contentHash: z.string().regex(/^[0-9a-f]{64}$/) };

const manifestSchema = z.object({
  format: z.literal(formatVersion),
  createdTime: z.iso.datetime(),
  /** Applied migrations, by their creation times. */
  migrations: z.array(z.number().int()),
  /** First days of the months of facts, each with its own partition. */
  months: z.array(z.iso.date()),
  /** In an order in which no table references a later one. */
  tables: z.array(
    z.object({
      schema: name,
      table: name,
      columns: z.array(name),
      rowCount: z.number().int().min(0),
      ...contents,
    }),
  ),
  /** Last value of each sequence. */
  sequences: z.array(z.object({ schema: name, sequence: name, lastValue: z.string().regex(/^\d+$/) })),
  /** Jobs that were waiting or running. */
  jobs: z.array(
    z.object({
      queue: z.string(),
      data: z.unknown(),
      singletonKey: z.string(),
      startTime: z.iso.datetime(),
    }),
  ),
  files: z.array(z.object({ key: z.string().refine(isFileKey), ...contents })),
  /** Keys of missing files that records refer to. */
  missingFiles: z.array(z.string()),
});

/** Contents of a backup. */
export type Manifest = z.infer<typeof manifestSchema>;
export type BackedUpTable = Manifest['tables'][number];

/** Errors: `BackupError` for another format, or a damaged manifest. */
export function parseManifest(text: string): Manifest {
  const parsed = manifestSchema.safeParse(readJson(text));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const isOther = issue?.path[0] === 'format';
  throw new BackupError(
    isOther
      ? 'This isn’t a backup, or another version of Meridian made it.'
      : `The backup is damaged: ${manifestName} is invalid at ${issue?.path.join('.') ?? '?'}.`,
  );
}

/** Initial properties of a new manifest. */
export const newManifest = (createdTime: Date): Pick<Manifest, 'format' | 'createdTime'> => ({
  format: formatVersion,
  createdTime: createdTime.toISOString(),
});

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BackupError(`The backup is damaged: ${manifestName} isn’t JSON.`, { cause: error });
  }
}
