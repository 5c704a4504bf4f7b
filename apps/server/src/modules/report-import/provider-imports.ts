import type { Channel, Section } from '@meridian/api-client/contract';
import { randomUUID } from 'node:crypto';
import { closeSync, createReadStream, openSync, writeSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createGzip } from 'node:zlib';
import type { Database } from '../../db';
import type { FileStore } from '../../files';
import { sectionKeysOf } from '../../lib/item-dims';
import { packRows } from './core/pack-report';
import type { ParsedRow } from './core/parse-row';
import { providerProfile } from './provider-profile';
import type { ImportRecord } from './repository/import-record';
import type { LoadInput } from './repository/load-input';
import type { ReportImportRepository } from './repository/report-import.repository';
import { rowFilesIn, writeRowFiles } from './row-files';
import { fileKey } from './uploaded-files';

/** All rows of one section for some days. */
export interface ProviderPart {
  section: Section;
  /** In order; a day without rows has no traffic. */
  days: readonly string[];
  rows: readonly ParsedRow[];
}

/** Reports of an account that are being read, and are booked together. */
export interface ProviderBatch {
  add(part: ProviderPart): void;
  /**
   * Books what was added as one import, so that it has a record, can be downloaded and undone; undefined when nothing was.
   * `alongside` writes in the same transaction.
   */
  book(alongside: (tx: Database) => Promise<void>): Promise<ImportRecord | undefined>;
  /** Removes what is not booked. */
  close(): Promise<void>;
}

export interface ProviderImports {
  open(target: { accountId: number; channel: Channel; currency: string; now: Date }): Promise<ProviderBatch>;
}

/** Books reports of the provider through the same loads as files. */
export function createProviderImports({
  imports,
  files,
}: {
  imports: Pick<ReportImportRepository, 'recordOutcome'>;
  files: FileStore;
}): ProviderImports {
  return {
    async open({ accountId, channel, currency, now }) {
      const folder = await files.createWorkFolder();
      const rowFiles = rowFilesIn(folder);
      const output = writeRowFiles(rowFiles);
      const packer = packRows(output);
      const original = path.join(folder, 'original');
      const handle = openSync(original, 'w', 0o600);
      const keys = sectionKeysOf(channel);
      const parts = new Map<Section, LoadInput>();
      let rowCount = 0;
      let isOpen = true;

      function closeFiles(): void {
        if (!isOpen) return;
        isOpen = false;
        packer.end();
        output.close();
        closeSync(handle);
      }

      function add({ section, days, rows }: ProviderPart): void {
        const known = parts.get(section);
        const number = known?.groups[0] ?? parts.size;
        const dataKeys = keys[section] ?? [];
        const lines: string[] = [];
        for (const row of rows) {
          packer.row({ number, dataKeys }, row);
          const dimensions = Object.fromEntries(dataKeys.map((key, at) => [key, row.dimensionValues[at]]));
          lines.push(
            `${JSON.stringify({ section, day: row.span.beginDate, ...dimensions, ...row.metrics })}\n`,
          );
        }
        writeSync(handle, lines.join(''));
        rowCount += rows.length;
        const added = days.map((day) => ({ beginDate: day, endDate: day }));
        const months = rows.map(({ span }) => `${span.beginDate.slice(0, 7)}-01`);
        parts.set(section, {
          ...{ accountId, channel, section, currency, dataTime: now.toISOString() },
          ...{ failedRows: 0, failedSpans: [], groups: [number] },
          covered: [...(known?.covered ?? []), ...added].sort((a, b) => (a.beginDate < b.beginDate ? -1 : 1)),
          fileRows: (known?.fileRows ?? 0) + rows.length,
          months: [...new Set([...(known?.months ?? []), ...months])],
        });
      }

      async function book(alongside: (tx: Database) => Promise<void>): Promise<ImportRecord | undefined> {
        closeFiles();
        const loads = [...parts.values()];
        if (loads.length === 0) return undefined;
        const id = randomUUID();
        const stored = await files.put(fileKey(id), createReadStream(original).pipe(createGzip()));
        const created = {
          ...{ id, accountId, channel, contentHash: stored.contentHash, size: stored.size },
          ...({
            mode: 'book',
            answers: { choices: {} },
            remembered: [],
            userId: null,
            createdBy: null,
          } as const),
          fileName: fileNameOf(channel, loads),
        };
        const file = {
          ...{ profile: providerProfile, encoding: 'utf-8', detection: null, questions: [], notes: [] },
          ...{ reportedTotals: [], rows: rowFiles, loads, totalRows: rowCount, importedRows: rowCount },
          ...{ failedRows: 0, rowsCost: null },
        };
        try {
          return await imports.recordOutcome(created, {
            withOutcome: (_, use) => use({ state: 'parsed', file }),
            // what the provider says now replaces what it said before, however much less it is
            decide: (questions) =>
              Object.fromEntries(questions.map(({ id: asked, answers }) => [asked, answers[0] ?? 'replace'])),
            isDryRun: false,
            alongside,
          });
        } catch (error) {
          await files.remove(fileKey(id));
          throw error;
        }
      }

      return {
        add,
        book,
        async close() {
          closeFiles();
          await rm(folder, { recursive: true, force: true });
        },
      };
    },
  };
}

function fileNameOf(channel: Channel, loads: readonly LoadInput[]): string {
  const days = loads.flatMap(({ covered }) => covered.map(({ beginDate }) => beginDate)).sort();
  return `${channel}-${days[0] ?? ''}-${days.at(-1) ?? ''}.jsonl.gz`;
}
