/** The port for traces, figures and lines of the log that go to a collector. The service works without them. */
import type { TraceParent } from '../http/correlation';

export interface Telemetry {
	/** Undefined if no traces are sent. */
	readonly tracing: Tracing | undefined;
	/** Reads the figures again and again, and sends them; undefined if no figures are sent. */
	readonly figures: ((read: ReadFigures) => void) | undefined;
	/** Sends a line of the log, as JSON; undefined if none are sent. */
	readonly line: ((line: string) => void) | undefined;
	/** Tells the log when the collector refuses or does not answer, and when it takes what is sent again. */
	readonly logTo: (log: TelemetryLog) => void;
	/** Sends everything that was not sent yet. */
	readonly close: () => Promise<void>;
}

export interface TelemetryLog {
	readonly info: (about: object, message: string) => void;
	readonly warn: (about: object, message: string) => void;
}

/** All figures of the service, as they are at this time. */
export type ReadFigures = () => Promise<readonly Figure[]>;

/** Values of one name, as Prometheus knows them. */
export interface Figure {
	readonly name: string;
	readonly help: string;
	readonly type: string;
	readonly values: readonly FigureValue[];
}

export interface FigureValue {
	readonly value: number;
	/** Of a histogram, `le` is the upper bound of a bucket, which counts all below it. */
	readonly labels: Readonly<Partial<Record<string, string | number>>>;
	/** Of a histogram: its own name with `_bucket`, `_sum` or `_count`. */
	readonly metricName?: string | undefined;
}

export interface Tracing {
	readonly begin: (request: TracedRequest) => RequestSpan;
	/** Spans work that goes on after the request at `parent` was answered. */
	readonly later: <T>(name: string, parent: TraceParent, work: () => Promise<T>) => Promise<T>;
}

export interface TracedRequest {
	readonly method: string;
	/** The path as the service declares it; undefined for a path that does not exist. */
	readonly route: string | undefined;
	readonly parent: TraceParent | undefined;
}

export interface RequestSpan {
	readonly place: TraceParent;
	/** Spans a part of the request. */
	readonly during: <T>(name: string, work: () => Promise<T>) => Promise<T>;
	readonly end: (status: number) => void;
}
