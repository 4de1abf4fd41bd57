/** One number of a metric. */
export interface MetricSample {
  /** What follows the metric's name, `_bucket`, `_sum` or `_count` of a histogram. */
  readonly suffix?: string | undefined;
  readonly labels?: Readonly<Record<string, string>> | undefined;
  readonly value: number;
}

/** A metric with all its numbers. */
export interface Metric {
  readonly name: string;
  /** One sentence, with the unit. */
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: readonly MetricSample[];
}

/** Media type of what `exposition` writes. */
export const expositionType = 'text/plain; version=0.0.4; charset=utf-8';

const escapeHelp = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
const escapeLabel = (text: string): string => escapeHelp(text).replaceAll('"', '\\"');

function valueText(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (Number.isFinite(value)) return String(value);
  return value > 0 ? '+Inf' : '-Inf';
}

function lineOf(name: string, { suffix = '', labels = {}, value }: MetricSample): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  return `${name}${suffix}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${valueText(value)}`;
}

/** Metrics in Prometheus' text format; one without numbers is left out. */
export function exposition(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .flatMap(({ name, help, type, samples }) => [
      `# HELP ${name} ${escapeHelp(help)}`,
      `# TYPE ${name} ${type}`,
      ...samples.map((sample) => lineOf(name, sample)),
    ])
    .join('\n')
    .concat('\n');
}
