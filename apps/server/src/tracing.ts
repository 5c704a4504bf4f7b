import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { createRequire } from 'node:module';
import { version } from './platform/version';

export interface Tracing {
  /** Sends the spans that wait; gives up after five seconds. */
  stop(): Promise<void>;
}

const stopMs = 5_000;

/**
 * Sends spans of requests, jobs, queries and requests to the provider to an OpenTelemetry collector. The standard
 * variables `OTEL_*` configure where to, the sampling and the name of the service.
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
          // queries contain tokens of mails and codes of sign-ins
          span.setAttribute('url.path', url.replace(/\?.*$/s, ''));
        },
      }),
      // the queries by which the job queue looks for work belong to nothing
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  // an instrumentation changes modules when they are required; the server imports this one
  createRequire(import.meta.url)('pg');
  return {
    stop: async () => {
      // a collector that cannot be reached must not keep the server from ending
      await Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, stopMs).unref()),
      ]);
    },
  };
}
