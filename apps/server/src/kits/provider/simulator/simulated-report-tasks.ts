import type { Processed, WireObject } from './simulated-account';
import { rejectedReport, type SimulatedReports } from './simulated-reports';

/**
 * What becomes of the next task in place of its file. `fail`: the task does. `forgotten`: the provider does not know it any more. `gone`: its
 * file is. `content`: the file has other bytes, and as many columns.
 */
export type TaskFault =
  | { kind: 'fail' | 'forgotten' | 'gone' }
  | { kind: 'content'; bytes: Uint8Array; tableHeader?: string[] };

interface Task {
  userName: string;
  startedAt: number;
  columns: readonly string[];
  bytes: Uint8Array;
  fault: TaskFault | undefined;
}

export interface SimulatedReportTasks {
  /** The response to a request; undefined for one that is about no task. */
  respond(path: string, userName: string, body: WireObject): Processed | undefined;
  /** The file of a path below `filePath`; undefined when there is none. */
  file(path: string): Uint8Array | undefined;
  addFaults(...faults: readonly TaskFault[]): void;
}

export const filePath = '/report-files/';
const taskPath = 'OpenApiReportService/createReportTask';
const statusPath = 'OpenApiReportService/getTaskStatus';

const minute = 60_000;
const taskLifeMs = 10 * minute;
const fileLifeMs = 5 * minute;
/** Titles come before the rows. */
const dataStartRow = 3;

export interface SimulatedReportTasksOptions {
  reports: SimulatedReports;
  now: () => number;
  /** How long a task takes. */
  taskMs: number;
  /** Where files are, without the path. */
  origin: () => string;
}

/** Files of reports, each of which a task makes. */
export function createSimulatedReportTasks({
  reports,
  now,
  taskMs,
  origin,
}: SimulatedReportTasksOptions): SimulatedReportTasks {
  const tasks = new Map<string, Task>();
  const faults: TaskFault[] = [];

  function create(userName: string, body: WireObject): Processed {
    const table = reports.table(userName, body);
    if (!table) return rejectedReport;
    const taskId = `task-${tasks.size + 1}`;
    const { columns, rows } = table;
    tasks.set(taskId, {
      userName,
      columns,
      startedAt: now(),
      fault: faults.shift(),
      bytes: Buffer.from(textOf(columns, rows)),
    });
    return done({ taskId, taskStatus: 'SUBMITTED' });
  }

  function stateOf(userName: string, { taskId }: WireObject): Processed {
    const task = tasks.get(String(taskId));
    const age = task ? now() - task.startedAt : Infinity;
    if (task?.userName !== userName || age > taskLifeMs || task.fault?.kind === 'forgotten')
      return rejectedReport;
    if (age < taskMs) return done({ taskId, taskStatus: age < taskMs / 2 ? 'SUBMITTED' : 'RUNNING' });
    if (task.fault?.kind === 'fail') return done({ taskId, taskStatus: 'FAIL' });
    const replaced = task.fault?.kind === 'content' ? task.fault : undefined;
    return done({
      taskId,
      taskStatus: 'SUCCESS',
      dataStartRow,
      tableHeader: replaced?.tableHeader ?? task.columns,
      fileUrl: `${origin()}${filePath}${String(taskId)}`,
    });
  }

  return {
    respond(path, userName, body) {
      if (path === taskPath) return create(userName, body);
      return path === statusPath ? stateOf(userName, body) : undefined;
    },
    file(path) {
      const task = tasks.get(path.slice(filePath.length));
      if (!task || task.fault?.kind === 'gone' || now() - task.startedAt > taskMs + fileLifeMs)
        return undefined;
      return task.fault?.kind === 'content' ? task.fault.bytes : task.bytes;
    },
    addFaults: (...added) => {
      faults.push(...added);
    },
  };
}

const done = (entry: WireObject): Processed => ({ status: 0, failures: [], data: [entry] });

/** A title, the heads, and the rows, separated by tabs. */
function textOf(columns: readonly string[], rows: readonly WireObject[]): string {
  const lines = rows.map((row) => columns.map((column) => cellOf(column, row[column])).join('\t'));
  return [`数据报告\t共 ${rows.length} 行`, columns.join('\t'), ...lines].join('\r\n');
}

/** Files have amounts with two decimals. */
const cellOf = (column: string, value: unknown) =>
  column === 'cost' && typeof value === 'number' ? value.toFixed(2) : String(value);
