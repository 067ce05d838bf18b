/** Figures for Prometheus: counts, seconds and bytes by operation. No file names, keys or text of documents. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Load {
	/** Requests being read, waiting or worked on. */
	readonly requests: number;
	/** Bytes of request bodies in memory, or announced. */
	readonly bytes: number;
	/** Requests that wait for a worker. */
	readonly waiting: number;
	/** Requests that are worked on. */
	readonly running: number;
}

export interface Answered {
	/** The operation's wire name, or `none`. */
	readonly operation: string;
	readonly status: number;
	readonly seconds: number;
	/** Bytes of the body that were read. */
	readonly received: number;
	readonly sent: number;
	/** The label of the request's key. */
	readonly key?: string | undefined;
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const BYTES = [1e4, 1e5, 1e6, 1e7, 1e8, 1e9];

export class Metrics {
	readonly contentType = Registry.PROMETHEUS_CONTENT_TYPE;
	private readonly register = new Registry();
	private readonly requests: Counter<'operation' | 'status'>;
	private readonly byKey: Counter<'key' | 'status'>;
	private readonly seconds: Histogram<'operation'>;
	private readonly received: Histogram<'operation'>;
	private readonly sent: Histogram<'operation'>;

	/** `load` is read whenever the figures are asked for. */
	constructor(load: () => Load) {
		const registers = [this.register];
		const byOperation = ['operation'] as const;
		this.requests = new Counter({
			name: 'octavo_requests_total',
			help: 'Requests answered',
			labelNames: ['operation', 'status'],
			registers,
		});
		this.byKey = new Counter({
			name: 'octavo_key_requests_total',
			help: 'Requests answered, by the label of their key',
			labelNames: ['key', 'status'],
			registers,
		});
		this.seconds = new Histogram({
			name: 'octavo_request_seconds',
			help: 'Time from the first byte of a request to the last of its answer',
			labelNames: byOperation,
			buckets: SECONDS,
			registers,
		});
		this.received = new Histogram({
			name: 'octavo_request_bytes',
			help: 'Bytes of request bodies that were read',
			labelNames: byOperation,
			buckets: BYTES,
			registers,
		});
		this.sent = new Histogram({
			name: 'octavo_response_bytes',
			help: 'Size of answers',
			labelNames: byOperation,
			buckets: BYTES,
			registers,
		});
		const gauges: Readonly<Record<keyof Load, string>> = {
			requests: 'Requests being read, waiting or worked on',
			bytes: 'Bytes of request bodies in memory, or announced',
			waiting: 'Requests that wait for a worker',
			running: 'Requests that are worked on',
		};
		for (const [what, help] of Object.entries(gauges) as [keyof Load, string][])
			new Gauge({
				name: `octavo_${what === 'bytes' ? 'held_bytes' : what === 'requests' ? 'requests_in_progress' : `jobs_${what}`}`,
				help,
				registers,
				collect() {
					this.set(load()[what]);
				},
			});
		collectDefaultMetrics({ register: this.register });
	}

	count({ operation, status, seconds, received, sent, key }: Answered): void {
		if (key !== undefined) this.byKey.inc({ key, status: String(status) });
		this.requests.inc({ operation, status: String(status) });
		this.seconds.observe({ operation }, seconds);
		this.received.observe({ operation }, received);
		this.sent.observe({ operation }, sent);
	}

	text(): Promise<string> {
		return this.register.metrics();
	}
}
