/** Lines of the log as OpenTelemetry sends them: what they say, their level, and the trace of their request. */
import type { LoggerProvider } from '@opentelemetry/sdk-logs';
import { traceParentIn } from '../http/correlation';
import { contextOf } from './traces';

type Logger = ReturnType<LoggerProvider['getLogger']>;
type LogRecord = Parameters<Logger['emit']>[0];

/** The level of a line, and its name and number in OpenTelemetry (Logs Data Model, Severity Fields). */
const LEVELS: readonly (readonly [number, string, number])[] = [
	[60, 'FATAL', 21],
	[50, 'ERROR', 17],
	[40, 'WARN', 13],
	[30, 'INFO', 9],
	[20, 'DEBUG', 5],
	[0, 'TRACE', 1],
];

/** `line`: JSON, as the log has it. */
export function recordOf(line: string): LogRecord {
	const { level, time, msg, traceparent, ...about } = JSON.parse(line) as Record<string, never> & {
		readonly level: number;
		readonly time: number;
	};
	const [, severityText, severityNumber] = LEVELS.find(([least]) => level >= least) ?? [0, 'TRACE', 1];
	const attributes = Object.fromEntries(Object.entries(about).filter(([name]) => name !== 'pid' && name !== 'hostname'));
	// Numbers of severity are an enumeration of a package that is not ours to choose.
	const record: unknown = {
		timestamp: time,
		severityText,
		severityNumber,
		body: msg,
		attributes,
		context: contextOf(traceParentIn(traceparent)),
	};
	return record as LogRecord;
}
