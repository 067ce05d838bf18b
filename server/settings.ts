/**
 * The service's settings, from the environment. Sizes are bytes, times seconds.
 *
 * | Variable | Meaning | Default |
 * | --- | --- | --- |
 * | OCTAVO_HOST | address to listen on | 127.0.0.1 |
 * | OCTAVO_PORT | port to listen on; 0 takes a free one | 8080 |
 * | OCTAVO_API_KEYS | keys, separated by commas | none |
 * | OCTAVO_API_KEYS_FILE | file with one key per line; # starts a comment line | none |
 * | OCTAVO_BODY_LIMIT | largest request body; above it 413 | 268435456 |
 * | OCTAVO_MEMORY | request bodies held at the same time; above it 503 | 1073741824 |
 * | OCTAVO_CONCURRENCY | requests under way at the same time; above it 503 | 64 |
 * | OCTAVO_WORKERS | worker threads | number of processors |
 * | OCTAVO_JOB_TIMEOUT | longest work on one request; above it 500 | 600 |
 * | OCTAVO_REQUEST_TIMEOUT | longest time for a request to arrive; above it 408 | 300 |
 * | OCTAVO_RETRY_AFTER | what a 503 asks clients to wait | 1 |
 * | OCTAVO_ERROR_BASE | what `type` URLs of problems start with | the published one |
 * | OCTAVO_LOG_LEVEL | fatal, error, warn, info, debug or silent | info |
 */
import { availableParallelism } from 'node:os';
import { readKeys } from './keys';
import { PUBLISHED_ERROR_BASE } from './problem';
import { defaultServiceLimits } from './service';

export interface Settings {
	readonly host: string;
	readonly port: number;
	readonly keys: readonly string[];
	readonly bodyLimit: number;
	readonly memory: number;
	readonly concurrency: number;
	readonly workers: number;
	/** Milliseconds. */
	readonly jobTimeout: number;
	/** Milliseconds. */
	readonly requestTimeout: number;
	/** Seconds. */
	readonly retryAfter: number;
	readonly errorBase: string;
	readonly logLevel: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** @throws Error naming the variable that cannot be understood. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
	const text = (name: string, otherwise: string): string => environment[name]?.trim() || otherwise;
	const number = (name: string, otherwise: number, least: number): number => {
		const given = text(name, String(otherwise));
		if (!/^\d{1,15}$/.test(given) || Number(given) < least)
			throw new Error(`${name} must be a whole number of at least ${least}`);
		return Number(given);
	};
	const logLevel = text('OCTAVO_LOG_LEVEL', 'info');
	if (!LOG_LEVELS.includes(logLevel)) throw new Error(`OCTAVO_LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
	return {
		host: text('OCTAVO_HOST', '127.0.0.1'),
		port: number('OCTAVO_PORT', 8080, 0),
		keys: readKeys(environment['OCTAVO_API_KEYS'], environment['OCTAVO_API_KEYS_FILE']),
		bodyLimit: number('OCTAVO_BODY_LIMIT', defaultServiceLimits.bodyLimit, 1),
		memory: number('OCTAVO_MEMORY', defaultServiceLimits.memory, 1),
		concurrency: number('OCTAVO_CONCURRENCY', defaultServiceLimits.concurrency, 1),
		workers: number('OCTAVO_WORKERS', availableParallelism(), 1),
		jobTimeout: number('OCTAVO_JOB_TIMEOUT', 600, 1) * 1000,
		requestTimeout: number('OCTAVO_REQUEST_TIMEOUT', defaultServiceLimits.requestTimeout / 1000, 1) * 1000,
		retryAfter: number('OCTAVO_RETRY_AFTER', defaultServiceLimits.retryAfter, 0),
		errorBase: text('OCTAVO_ERROR_BASE', PUBLISHED_ERROR_BASE).replace(/\/+$/, ''),
		logLevel,
	};
}
