import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import type { Processed, WireObject } from './processed';
import { createSimulatedAccount, type SimulatedAccount } from './simulated-account';
import { createSimulatedReportTasks, filePath, type SimulatedReportTasks } from './simulated-report-tasks';
import { createSimulatedReports, type SimulatedReports } from './simulated-reports';
import { openSimulatorLog, type LoggedWrite } from './simulator-log';

/**
 * A fault that replaces the response to a request. `processed` faults occur after it takes effect; an `ignored` request
 * is accepted without effect. `path`, `userName`: only matching requests; `after`: only after a request to such a path
 * was processed.
 */
export type SimulatedFault = { path?: RegExp; userName?: string; after?: RegExp } & (
  | { kind: 'reset' | 'hang' | 'html' | 'garbage'; isProcessed: boolean }
  | { kind: 'rate_limited' | 'busy' | 'error500' | 'ignored' }
);

export interface SimulatorOptions {
  /** Folder of the log. */
  folder: string;
  /** 0: any free port. */
  port?: number;
  /** Delay of each write. */
  latencyMs?: number;
  /** Delay of each picture write, of which a picture needs several; default: a fraction of `latencyMs`. */
  imageLatencyMs?: number;
  /** How long new texts are in review. */
  reviewMs?: number;
  /** Requests per account and second; further ones are rejected. */
  maxPerSecond?: number;
  /** The same for report requests, of which the provider allows more. */
  maxReportsPerSecond?: number;
  /** Reports with the same seed always have the same rows. */
  reportSeed?: number;
  /** How long generating a report file takes. */
  reportTaskMs?: number;
  /** Accepted token; default: `simulatorToken`. */
  token?: string;
  now?: () => number;
}

export interface Simulator {
  /** Base URL of its services. */
  baseUrl: string;
  /** All processed writes, in order. */
  writes(): readonly LoggedWrite[];
  /** Applies these faults to the next requests, one each. */
  addFaults(...faults: readonly SimulatedFault[]): void;
  reports: SimulatedReports;
  /** Tasks for report files. */
  tasks: Pick<SimulatedReportTasks, 'addFaults'>;
  close(): Promise<void>;
}

type LostResponse = 'reset' | 'hang' | 'html' | 'garbage' | 'error500';

/**
 * The token of a simulator that several servers share. `expired` and other tokens are rejected as the provider would.
 */
export const simulatorToken = 'simulator';

const maxRequestBytes = 32_000_000;
const firstId = 5_000_000_000;
const requestSchema = z.object({
  header: z.object({ userName: z.string().min(1), accessToken: z.string() }),
  body: z.record(z.string(), z.unknown()),
});

/** Starts a simulated provider on this machine, with the provider's JSON over HTTP. */
export async function startSimulator({
  folder,
  port = 0,
  latencyMs = 0,
  imageLatencyMs = latencyMs / 30,
  reviewMs = 0,
  maxPerSecond = Infinity,
  maxReportsPerSecond = 50,
  reportSeed = 1,
  reportTaskMs = 0,
  token = simulatorToken,
  now = Date.now,
}: SimulatorOptions): Promise<Simulator> {
  const log = openSimulatorLog(folder);
  const writes: LoggedWrite[] = [];
  const accounts = new Map<string, SimulatedAccount>();
  const faults: { fault: SimulatedFault; isArmed: boolean }[] = [];
  const recent = new Map<string, number[]>();
  const stopping = new AbortController();
  const reports = createSimulatedReports({ seed: reportSeed, now });
  const tasks = createSimulatedReportTasks({
    reports,
    now,
    taskMs: reportTaskMs,
    origin: () => `http://127.0.0.1:${portOf(server)}`,
  });
  let ids = 0;

  function accountOf(userName: string): SimulatedAccount {
    const account =
      accounts.get(userName) ?? createSimulatedAccount({ nextId: () => firstId + ++ids, reviewMs });
    accounts.set(userName, account);
    return account;
  }
  for (const entry of log.entries) {
    accountOf(entry.userName).process(entry.path, entry.body, entry.at);
    writes.push(entry);
  }

  function process(userName: string, path: string, body: WireObject): object {
    if (path === reportPath) return envelopeOf(reports.respond(userName, body));
    const ofTask = tasks.respond(path, userName, body);
    if (ofTask) return envelopeOf(ofTask);
    const account = accountOf(userName);
    const entry = { at: now(), userName, path, body };
    if (account.isWrite(path)) {
      log.append(entry);
      writes.push(entry);
    }
    const processed = account.process(path, body, entry.at);
    return processed ? envelopeOf(processed) : systemError(404, 'service not found');
  }

  function isTooFast(userName: string, path: string): boolean {
    const isReport = path.startsWith(reportService);
    const key = `${isReport ? 'reports' : 'others'} ${userName}`;
    const since = now() - 1_000;
    const times = (recent.get(key) ?? []).filter((time) => time > since);
    if (times.length < (isReport ? maxReportsPerSecond : maxPerSecond)) times.push(now());
    else return true;
    recent.set(key, times);
    return false;
  }

  function takeFault(userName: string, path: string): SimulatedFault | undefined {
    const at = faults.findIndex(
      ({ fault, isArmed }) =>
        isArmed && (fault.path?.test(path) ?? true) && (fault.userName ?? userName) === userName,
    );
    return at < 0 ? undefined : faults.splice(at, 1)[0]?.fault;
  }

  /** The response envelope, or the fault that replaces it. */
  async function outcomeOf(request: IncomingMessage): Promise<object | LostResponse> {
    const parsed = requestSchema.safeParse(parseJson(await readBody(request)));
    if (!parsed.success) return systemError(8002, 'bad json');
    const { header, body } = parsed.data;
    const path = (request.url ?? '').replace(/^\/json\/(sms\/service|feed\/v1)\//, '');
    const rejection =
      rejectionOf(header.accessToken, token) ?? (isTooFast(header.userName, path) ? 421 : undefined);
    if (rejection !== undefined) return systemError(rejection, 'rejected');
    const fault = takeFault(header.userName, path);
    if (fault?.kind === 'rate_limited') return systemError(421, 'qps');
    if (fault?.kind === 'busy') return systemError(405, 'busy');
    if (fault?.kind === 'error500') return 'error500';
    if (fault?.kind === 'ignored') return envelopeOf({ status: 0, failures: [], data: itemsOf(body) });
    const lost = fault !== undefined && 'isProcessed' in fault ? fault : undefined;
    if (lost?.isProcessed === false) return lost.kind;
    const delayMs = imagePath.test(path) ? imageLatencyMs : latencyMs;
    if (writePath.test(path)) await delay(delayMs, undefined, { signal: stopping.signal });
    const envelope = process(header.userName, path, body);
    for (const each of faults) each.isArmed ||= each.fault.after?.test(path) ?? true;
    return lost ? lost.kind : envelope;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET' && request.url?.startsWith(filePath)) {
      const bytes = tasks.file(request.url);
      response.writeHead(bytes ? 200 : 404).end(bytes);
      return;
    }
    const outcome = await outcomeOf(request);
    if (typeof outcome === 'string') fail(response, outcome);
    else send(response, outcome);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    baseUrl: `http://127.0.0.1:${portOf(server)}/json/sms/service/`,
    writes: () => writes,
    addFaults: (...added) => {
      faults.push(...added.map((fault) => ({ fault, isArmed: fault.after === undefined })));
    },
    reports,
    tasks,
    async close() {
      stopping.abort();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      log.close();
    },
  };
}

const reportService = 'OpenApiReportService/';
const reportPath = `${reportService}getReportData`;
const writePath = /\/(add|update|delete|upload)/;
const imagePath = /^(Image|AdgroupImage)/;

function rejectionOf(given: string, accepted: string): number | undefined {
  if (given === accepted) return undefined;
  return given === 'expired' ? 8206 : 401;
}

function envelopeOf({ status, failures, data }: Processed): object {
  return { header: { status, desc: '', oprs: data.length, failures }, body: { data } };
}

/** Items of a write. */
function itemsOf(body: WireObject): readonly unknown[] {
  return Object.values(body).find((value): value is unknown[] => Array.isArray(value)) ?? [];
}

function systemError(code: number, message: string): object {
  return {
    header: { status: 3, desc: 'system error', failures: [{ code, position: '', message }] },
    body: null,
  };
}

function send(response: ServerResponse, envelope: object): void {
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify(envelope));
}

function fail(response: ServerResponse, kind: LostResponse): void {
  if (kind === 'error500') response.writeHead(500).end();
  if (kind === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>busy</html>');
  if (kind === 'garbage') response.writeHead(200).end('{"header":{"status":7}}');
  if (kind === 'reset') {
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"header"', () => response.destroy());
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    // asserted: a request without an encoding consists of buffers
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > maxRequestBytes) throw new RangeError('the request is too large');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the schema rejects it
  }
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the simulator has no port');
  return address.port;
}
