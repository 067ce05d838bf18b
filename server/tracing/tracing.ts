/** The port for traces of requests. The service works without them. */
import type { TraceParent } from '../http/correlation';

export interface Tracing {
	readonly begin: (request: TracedRequest) => RequestSpan;
	/** Spans work that goes on after the request at `parent` was answered. */
	readonly later: <T>(name: string, parent: TraceParent, work: () => Promise<T>) => Promise<T>;
	/** Sends everything that was not sent yet. */
	readonly close: () => Promise<void>;
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
