import type { Channel, ImportAnswers, Section } from '@meridian/api-client/contract';
import { randomUUID } from 'node:crypto';
import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import type { Database } from '../../platform/db';
import type { FileStore } from '../../platform/files';
import { sectionKeysOf } from '../../platform/lib/item-dims';
import { packRows } from './core/pack-report';
import type { ParsedRow } from './core/parse-row';
import type { AccountGroup } from './core/row-sink';
import { providerProfile } from './provider-profile';
import type { ImportRecord } from './repository/import-record-sql';
import type { LoadInput } from './repository/load-input';
import type { ParsedImport } from './repository/parsed-import';
import type { ReportImportRepository } from './repository/report-import.repository';
import { rowFilesIn, writeRowFiles, type RowFiles } from './row-files';
import { fileKey } from './uploaded-files';

/** All rows of a section for several days. */
export interface ProviderPart {
  section: Section;
  /** In order; a day without rows had no traffic. */
  days: readonly string[];
  rows: readonly ParsedRow[];
}

/** Reports of an account that are imported together. */
export interface ProviderBatch {
  add(part: ProviderPart): void;
  /**
   * Imports the added reports as one import, with a record, a download and an undo; undefined if none was added.
   * `alongside` writes in the same transaction.
   */
  book(alongside: (tx: Database) => Promise<void>): Promise<ImportRecord | undefined>;
  /** Deletes reports that were not imported. */
  close(): Promise<void>;
}

export interface ProviderImports {
  open(target: { accountId: number; channel: Channel; currency: string; now: Date }): Promise<ProviderBatch>;
}

interface Dependencies {
  imports: Pick<ReportImportRepository, 'recordOutcome'>;
  files: FileStore;
}
type Target = Parameters<ProviderImports['open']>[0];

/** Imports reports of the provider as loads, like files. */
export function createProviderImports(deps: Dependencies): ProviderImports {
  return { open: (target) => openBatch(deps, target) };
}

async function openBatch({ imports, files }: Dependencies, target: Target): Promise<ProviderBatch> {
  const folder = await files.createWorkFolder();
  const original = path.join(folder, 'original');
  const output = openOutput(folder, original);
  const keys = sectionKeysOf(target.channel);
  const parts = new Map<Section, LoadInput>();

  return {
    add(part) {
      const known = parts.get(part.section);
      const number = known?.groups[0] ?? parts.size;
      output.write(part, { number, dataKeys: keys[part.section] ?? [] });
      parts.set(part.section, loadOf(target, part, { known, number }));
    },

    async book(alongside) {
      output.close();
      const loads = [...parts.values()];
      if (loads.length === 0) return undefined;
      const id = randomUUID();
      const stored = await files.put(fileKey(id), createReadStream(original).pipe(createGzip()));
      const { accountId, channel } = target;
      const created = {
        id,
        accountId,
        channel,
        contentHash: stored.contentHash,
        size: stored.size,
        ...({
          mode: 'book',
          answers: { choices: {} },
          remembered: [],
          userId: null,
          createdBy: null,
        } as const),
        fileName: fileNameOf(channel, loads),
      };
      try {
        return await imports.recordOutcome(created, {
          withOutcome: (_, use) => use({ state: 'parsed', file: fileOf(loads, rowFilesIn(folder)) }),
          decide: acceptAll,
          isDryRun: false,
          alongside,
        });
      } catch (error) {
        await files.remove(fileKey(id));
        throw error;
      }
    },

    async close() {
      output.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Writes rows in the format of the database, and in a readable format. `close` is safe to repeat. */
function openOutput(folder: string, original: string) {
  const output = writeRowFiles(rowFilesIn(folder));
  const packer = packRows(output);
  const handle = openSync(original, 'w', 0o600);
  let isOpen = true;
  return {
    write({ section, rows }: ProviderPart, group: AccountGroup): void {
      const lines: string[] = [];
      for (const row of rows) {
        packer.row(group, row);
        const dimensions = Object.fromEntries(
          group.dataKeys.map((key, at) => [key, row.dimensionValues[at]]),
        );
        lines.push(
          `${JSON.stringify({ section, day: row.span.beginDate, ...dimensions, ...row.metrics })}\n`,
        );
      }
      writeSync(handle, lines.join(''));
    },
    close(): void {
      if (!isOpen) return;
      isOpen = false;
      packer.end();
      output.close();
      closeSync(handle);
    },
  };
}

/** A part as a load, merged with the days that were added before. */
function loadOf(
  { accountId, channel, currency, now }: Target,
  { section, days, rows }: ProviderPart,
  { known, number }: { known: LoadInput | undefined; number: number },
): LoadInput {
  const added = days.map((day) => ({ beginDate: day, endDate: day }));
  const months = rows.map(({ span }) => `${span.beginDate.slice(0, 7)}-01`);
  return {
    accountId,
    channel,
    section,
    currency,
    dataTime: now.toISOString(),
    failedRows: 0,
    failedSpans: [],
    groups: [number],
    covered: [...(known?.covered ?? []), ...added].sort((a, b) => (a.beginDate < b.beginDate ? -1 : 1)),
    fileRows: (known?.fileRows ?? 0) + rows.length,
    months: [...new Set([...(known?.months ?? []), ...months])],
  };
}

function fileOf(loads: readonly LoadInput[], rows: RowFiles): ParsedImport {
  const totalRows = loads.reduce((sum, { fileRows }) => sum + fileRows, 0);
  return {
    profile: providerProfile,
    encoding: 'utf-8',
    detection: null,
    questions: [],
    notes: [],
    reportedTotals: [],
    rows,
    loads,
    totalRows,
    importedRows: totalRows,
    // the sections have the same cost, so adding them up is meaningless
    failedRows: 0,
    fileRows: 0,
    leftOut: null,
    rowsCost: null,
  };
}

/** Accepts everything: the provider's current data replaces its earlier data, even if it is much less. */
function acceptAll(questions: ImportRecord['questions']): ImportAnswers['choices'] {
  return Object.fromEntries(questions.map(({ id, answers }) => [id, answers[0] ?? 'replace']));
}

function fileNameOf(channel: Channel, loads: readonly LoadInput[]): string {
  const days = loads.flatMap(({ covered }) => covered.map(({ beginDate }) => beginDate)).sort();
  return `${channel}-${days[0] ?? ''}-${days.at(-1) ?? ''}.jsonl.gz`;
}
