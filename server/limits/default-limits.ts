/** The service's limits if nothing else is set: sizes in bytes, `retryAfter` in seconds, other times in milliseconds. */
export const defaultServiceLimits = {
	concurrency: 64,
	concurrencyPerKey: 64,
	memory: 512 * 1024 ** 2,
	memoryPerKey: 512 * 1024 ** 2,
	retryAfter: 1,
	bodyLimit: 256 * 1024 ** 2,
	requestTimeout: 300_000,
	responseTimeout: 60_000,
	/** 0 or 1: whether requests of probes are in the log and in traces. */
	logProbes: 0,
} as const;
