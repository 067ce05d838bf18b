/** The service's settings, from the environment; docs/service.md explains each. Sizes are bytes, times seconds. */
import { availableParallelism } from 'node:os';
import { defaultLimits, type Limits } from '../shared/pdf/limits';
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
	/** Of one key. */
	readonly concurrencyPerKey: number;
	readonly workers: number;
	/** Milliseconds. */
	readonly jobTimeout: number;
	/** Milliseconds. */
	readonly requestTimeout: number;
	/** Milliseconds. */
	readonly responseTimeout: number;
	/** Seconds. */
	readonly retryAfter: number;
	/** Milliseconds between the signal to stop, when /ready starts to answer 503, and the end of listening. */
	readonly drain: number;
	readonly metrics: boolean;
	/** Limits of the engine that differ from the defaults. */
	readonly limits: Partial<Limits>;
	readonly errorBase: string;
	readonly logLevel: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** @throws Error that names the invalid variable. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
	const text = (name: string, otherwise: string): string => environment[name]?.trim() || otherwise;
	const number = (name: string, otherwise: number, least: number): number => {
		const given = text(name, String(otherwise));
		if (!/^\d{1,15}$/.test(given) || Number(given) < least)
			throw new Error(`${name} must be a whole number of at least ${least}`);
		return Number(given);
	};
	const flag = (name: string, otherwise: boolean): boolean => {
		const given = text(name, String(otherwise)).toLowerCase();
		if (given !== 'true' && given !== 'false') throw new Error(`${name} must be true or false`);
		return given === 'true';
	};
	const logLevel = text('OCTAVO_LOG_LEVEL', 'info');
	if (!LOG_LEVELS.includes(logLevel)) throw new Error(`OCTAVO_LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
	const keys = readKeys(environment['OCTAVO_API_KEYS'], environment['OCTAVO_API_KEYS_FILE']);
	const concurrency = number('OCTAVO_CONCURRENCY', defaultServiceLimits.concurrency, 1);
	// One key alone may use every place; of several, each leaves half of them to the others.
	const perKey = keys.length > 1 ? Math.max(1, Math.ceil(concurrency / 2)) : concurrency;
	return {
		host: text('OCTAVO_HOST', '127.0.0.1'),
		port: number('OCTAVO_PORT', 8080, 0),
		keys,
		bodyLimit: number('OCTAVO_BODY_LIMIT', defaultServiceLimits.bodyLimit, 1),
		memory: number('OCTAVO_MEMORY', defaultServiceLimits.memory, 1),
		concurrency,
		concurrencyPerKey: number('OCTAVO_CONCURRENCY_PER_KEY', perKey, 1),
		workers: number('OCTAVO_WORKERS', availableParallelism(), 1),
		jobTimeout: number('OCTAVO_JOB_TIMEOUT', 600, 1) * 1000,
		requestTimeout: number('OCTAVO_REQUEST_TIMEOUT', defaultServiceLimits.requestTimeout / 1000, 1) * 1000,
		responseTimeout: number('OCTAVO_RESPONSE_TIMEOUT', defaultServiceLimits.responseTimeout / 1000, 1) * 1000,
		retryAfter: number('OCTAVO_RETRY_AFTER', defaultServiceLimits.retryAfter, 0),
		drain: number('OCTAVO_DRAIN', 0, 0) * 1000,
		metrics: flag('OCTAVO_METRICS', true),
		limits: readLimits(text('OCTAVO_LIMITS', '')),
		errorBase: text('OCTAVO_ERROR_BASE', PUBLISHED_ERROR_BASE).replace(/\/+$/, ''),
		logLevel,
	};
}

/** `pages=2000,nodes=100000` @throws Error that names the invalid part. */
function readLimits(given: string): Partial<Limits> {
	const limits: Record<string, number> = {};
	for (const pair of given.split(',').map((one) => one.trim())) {
		if (pair === '') continue;
		const [, name = '', value = ''] = /^(\w+) *= *(\d{1,15})$/.exec(pair) ?? [];
		if (!Object.hasOwn(defaultLimits, name))
			throw new Error(`OCTAVO_LIMITS must be pairs such as pages=2000, with one of ${Object.keys(defaultLimits).join(', ')}`);
		const most = MOST[name] ?? Number.MAX_SAFE_INTEGER;
		if (Number(value) < 1 || Number(value) > most) throw new Error(`OCTAVO_LIMITS: ${name} must be from 1 to ${most}`);
		limits[name] = Number(value);
	}
	return limits;
}

/** The largest values that the engine's integers and the stack allow. */
const MOST: Readonly<Record<string, number>> = { inputBytes: defaultLimits.inputBytes, objects: 2 ** 28, nesting: 1000 };
