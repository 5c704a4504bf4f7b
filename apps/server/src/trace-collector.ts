/** Whether the environment names a trace collector. */
export const hasCollector = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: all,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces,
  OTEL_SDK_DISABLED: isDisabled,
}: NodeJS.ProcessEnv): boolean => Boolean(all ?? traces) && isDisabled !== 'true';
