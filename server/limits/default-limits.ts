/** The service's limits if nothing else is set: sizes in bytes, `retryAfter` in seconds, other times in milliseconds. */
export const defaultServiceLimits = {
	concurrency: 64,
	concurrencyPerKey: 64,
	memory: 1024 ** 3,
	memoryPerKey: 1024 ** 3,
	retryAfter: 1,
	bodyLimit: 256 * 1024 ** 2,
	requestTimeout: 300_000,
	responseTimeout: 60_000,
} as const;
