/** The service's settings, from the environment; docs/service.md says what each means. Sizes are bytes, times seconds. */
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
