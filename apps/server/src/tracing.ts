import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { createRequire } from 'node:module';
import { version } from './platform/version';

export interface Tracing {
  /** Sends pending spans, for up to five seconds. */
  stop(): Promise<void>;
}

const stopMs = 5_000;

/**
 * Sends spans of requests, jobs, queries and provider requests to an OpenTelemetry collector. The standard variables
 * `OTEL_*` configure its address, the sampling and the name of the service.
 */
export function startTracing(): Tracing {
  const named = resourceFromAttributes({ 'service.name': 'meridian', 'service.version': version });
  const provider = new NodeTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ timeoutMillis: stopMs }), {
        exportTimeoutMillis: stopMs,
      }),
    ],
  });
  provider.register();
  registerInstrumentations({
    instrumentations: [
      new FastifyOtelInstrumentation({
        registerOnInitialization: true,
        instrumentHooks: false,
        instrumentHandler: false,
        // the message of a failed query contains its parameters; the log has it without them
        recordExceptions: false,
        requestHook: (span, { method, routeOptions, url }) => {
          span.updateName(`${method} ${routeOptions.url ?? '(unknown)'}`);
          // queries contain tokens of emails and codes of logins
          span.setAttribute('url.path', url.replace(/\?.*$/s, ''));
        },
      }),
      // the job queue's polling queries belong to no trace
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  // an instrumentation changes modules when they are required; the server uses imports
  createRequire(import.meta.url)('pg');
  return {
    stop: async () => {
      // an unreachable collector must not prevent the server from stopping
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, stopMs).unref()),
      ]);
    },
  };
}
