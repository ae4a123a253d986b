/** The samplers of OTEL_TRACES_SAMPLER that are understood. */
export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where spans go, how many, and in whose name. */
export interface TracingSettings {
  /** Where spans are posted. */
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  sampler: (typeof SAMPLERS)[number];
  /** Share of the traces that the samplers of that name keep. */
  ratio: number;
}

const HEADER = /^\s*([!#$%&'*+.^`|~\w-]+)\s*=\s*((?:[ !-$&-+\--~]|%[2-6][\dA-Fa-f]|%7[\dA-Ea-e])*?)\s*$/;

/** Is it what OTEL_EXPORTER_OTLP_HEADERS may be: name=value pairs separated by commas, values percent-encoded? */
export const isHeaderList = (text: string): boolean => text.split(',').every((pair) => HEADER.test(pair));

/** The headers of such a list. */
export function headersIn(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => HEADER.exec(pair) ?? []);
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, decodeURIComponent(value)]));
}

/** The OTEL_ variables, each parsed. */
export interface TracingVariables {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS: Record<string, string>;
  OTEL_SERVICE_NAME: string;
  OTEL_TRACES_SAMPLER: TracingSettings['sampler'];
  OTEL_TRACES_SAMPLER_ARG: number;
}

/** Null without an endpoint: then there are no traces. */
export function tracingOf(variables: TracingVariables): TracingSettings | null {
  if (variables.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  return {
    url: `${variables.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    headers: variables.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: variables.OTEL_SERVICE_NAME,
    sampler: variables.OTEL_TRACES_SAMPLER,
    ratio: variables.OTEL_TRACES_SAMPLER_ARG,
  };
}
