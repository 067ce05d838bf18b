/** The settings of OpenTelemetry, by its own names: which signals go to a collector. Its packages read addresses and headers themselves. */
import type { Reader } from './reader';

export interface TelemetrySettings {
	readonly traces: boolean;
	readonly metrics: boolean;
	readonly logs: boolean;
	/** Milliseconds between two times that figures are sent. */
	readonly metricsInterval: number;
}

const SIGNALS = ['traces', 'metrics', 'logs'] as const;
type Signal = (typeof SIGNALS)[number];

const ADDRESS = 'OTEL_EXPORTER_OTLP_ENDPOINT';
/** JSON is sent, which collectors take where they take the other encoding over HTTP. */
const PROTOCOLS = ['http/json', 'http/protobuf'];
const PREFERENCE = 'OTEL_EXPORTER_OTLP_METRICS_TEMPORALITY_PREFERENCE';
const INTERVAL = 'OTEL_METRIC_EXPORT_INTERVAL';

/** The value of a variable; undefined if it is not set, or not valid. */
type Read = (name: string, valid: string, isValid: (value: string) => boolean) => string | undefined;

/** Undefined if nothing is sent. */
export function telemetrySettingsOf(reader: Reader): TelemetrySettings | undefined {
	const read: Read = (name, valid, isValid) =>
		// A variable that is set to nothing counts as not set (OpenTelemetry, Environment Variable Specification).
		(reader.given(name) ?? '').trim() === '' ? undefined : reader.text(name, '', valid, isValid) || undefined;
	const isDisabled = read('OTEL_SDK_DISABLED', 'true or false', (value) => /^(true|false)$/i.test(value))?.toLowerCase();
	const address = read(ADDRESS, 'a URL such as http://collector:4318', isAddress);
	const sent = SIGNALS.filter((signal) => isAsked(read, signal, address));
	if (sent.length === 0 || isDisabled === 'true') return undefined;
	for (const of of ['', ...sent.map((signal) => `${signal.toUpperCase()}_`)])
		read(`OTEL_EXPORTER_OTLP_${of}PROTOCOL`, `${PROTOCOLS.join(' or ')}: the service sends JSON over HTTP`, (value) =>
			PROTOCOLS.includes(value),
		);
	const hasMetrics = sent.includes('metrics');
	// As Prometheus has it.
	if (hasMetrics) read(PREFERENCE, 'cumulative: the figures count from the start on', (value) => /^cumulative$/i.test(value));
	return {
		traces: sent.includes('traces'),
		metrics: hasMetrics,
		logs: sent.includes('logs'),
		metricsInterval: Number(hasMetrics ? (read(INTERVAL, 'whole milliseconds from 1000 to 3600000', isInterval) ?? 60_000) : 0),
	};
}

/** By its exporter, or else by its address. That of all signals asks for traces only: a log names clients, and not every collector takes it. */
function isAsked(read: Read, signal: Signal, address: string | undefined): boolean {
	const name = signal.toUpperCase();
	const exporters = ['otlp', ...(signal === 'metrics' ? ['prometheus'] : []), 'none'];
	const isList = (value: string): boolean => listIn(value).every((one) => exporters.includes(one));
	const chosen = read(`OTEL_${name}_EXPORTER`, `one of ${exporters.join(', ')}`, isList);
	const own = read(`OTEL_EXPORTER_OTLP_${name}_ENDPOINT`, `a URL such as http://collector:4318/v1/${signal}`, isAddress);
	if (chosen !== undefined) return listIn(chosen).includes('otlp');
	return own !== undefined || (signal === 'traces' && address !== undefined);
}

const listIn = (text: string): string[] => text.split(',').map((one) => one.trim().toLowerCase());

const isAddress = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const isInterval = (value: string): boolean => /^\d{4,7}$/.test(value) && Number(value) >= 1000 && Number(value) <= 3_600_000;
