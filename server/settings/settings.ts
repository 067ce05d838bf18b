/** The service's settings, from the environment; docs/service.md explains each. Sizes are bytes, times seconds. */
import { availableParallelism } from 'node:os';
import { defaultLimits, type Limits } from '../../shared/pdf/limits';
import type { KeySources } from '../limits/key-file';
import { readKeys, type Key } from '../limits/keys';
import { defaultServiceLimits } from '../limits/default-limits';
import { PUBLISHED_ERROR_BASE } from '../http/problem';
import { refuseUnknownSettings } from './unknown-settings';

/** Where the service listens. */
export interface Address {
	readonly host: string;
	/** 0 takes a free one. */
	readonly port: number;
}

export interface Settings extends Address {
	readonly keys: readonly Key[];
	/** Where the keys come from, if they can change. */
	readonly keySources: KeySources | undefined;
	readonly bodyLimit: number;
	readonly memory: number;
	/** Of one key. */
	readonly memoryPerKey: number;
	readonly concurrency: number;
	/** Of one key. */
	readonly concurrencyPerKey: number;
	/** Of one key. */
	readonly requestsPerMinute: number | undefined;
	/** Of one key. */
	readonly bytesPerDay: number | undefined;
	readonly workers: number;
	/** Bytes of one worker's heap. */
	readonly workerMemory: number;
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
	/** Whether /metrics is answered beside the operations. */
	readonly metrics: boolean;
	/** A separate port for /metrics. */
	readonly metricsPort: number | undefined;
	/** Limits of the engine that differ from the defaults. */
	readonly limits: Partial<Limits>;
	readonly errorBase: string;
	readonly logLevel: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Node ends timers of 2^31 milliseconds and more at once, and `drain` and `jobTimeout` are added. */
const MOST_SECONDS = 1_000_000;
const MOST_MEMORY = 2 ** 40;
/** With less, a worker cannot start. */
const LEAST_HEAP = 64 * 1024 * 1024;
const MOST_REQUESTS = 1_000_000;
const MOST_RATE = 2 ** 48;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * @throws Error that names every invalid variable with its valid values, and every unknown one. A variable that is set to
 * nothing is invalid.
 */
export function readSettings(environment: Environment): Settings {
	const reader = readerOf(environment);
	const settings = settingsOf(reader);
	reader.attempt(() => refuseUnknownSettings(environment, [...reader.names]), undefined);
	refuse(reader);
	return settings;
}

function settingsOf(reader: Reader): Settings {
	const { attempt, given, text, number } = reader;
	const seconds = (name: string, otherwise: number, least: number): number => number(name, otherwise, least, MOST_SECONDS);
	const logLevel = text('OCTAVO_LOG_LEVEL', 'info', `one of ${LOG_LEVELS.join(', ')}`, (level) => LOG_LEVELS.includes(level));
	const [list, file] = [given('OCTAVO_API_KEYS'), given('OCTAVO_API_KEYS_FILE')];
	const keys = attempt(() => readKeys(list, file), []);
	const address = addressOf(reader);
	const concurrency = number('OCTAVO_CONCURRENCY', defaultServiceLimits.concurrency, 1, MOST_REQUESTS);
	const memory = number('OCTAVO_MEMORY', defaultServiceLimits.memory, 1, MOST_MEMORY);
	// The largest memory that Node 20 gives to a document.
	const bodyLimit = number('OCTAVO_BODY_LIMIT', defaultServiceLimits.bodyLimit, 1, 2 ** 32 - 1);
	// One key alone may use everything; of several, each leaves half of the places and of the memory to the others.
	const shareOf = (all: number): number => (new Set(keys.map(({ label }) => label)).size > 1 ? Math.ceil(all / 2) : all);
	return {
		...address,
		keys,
		keySources: file === undefined ? undefined : { list, file },
		bodyLimit,
		memory,
		...ratesOf(reader, bodyLimit),
		memoryPerKey: number('OCTAVO_MEMORY_PER_KEY', shareOf(memory), 1, MOST_MEMORY),
		concurrency,
		concurrencyPerKey: number('OCTAVO_CONCURRENCY_PER_KEY', shareOf(concurrency), 1, MOST_REQUESTS),
		workers: number('OCTAVO_WORKERS', availableParallelism(), 1, 1024),
		workerMemory: number('OCTAVO_WORKER_MEMORY', 2 ** 30, LEAST_HEAP, MOST_MEMORY),
		jobTimeout: seconds('OCTAVO_JOB_TIMEOUT', 600, 1) * 1000,
		requestTimeout: seconds('OCTAVO_REQUEST_TIMEOUT', defaultServiceLimits.requestTimeout / 1000, 1) * 1000,
		responseTimeout: seconds('OCTAVO_RESPONSE_TIMEOUT', defaultServiceLimits.responseTimeout / 1000, 1) * 1000,
		retryAfter: seconds('OCTAVO_RETRY_AFTER', defaultServiceLimits.retryAfter, 0),
		drain: seconds('OCTAVO_DRAIN', 0, 0) * 1000,
		...metricsOf(reader, address.host),
		limits: attempt(() => readLimits(given('OCTAVO_LIMITS')), {}),
		errorBase: text('OCTAVO_ERROR_BASE', PUBLISHED_ERROR_BASE, `a URL such as ${PUBLISHED_ERROR_BASE}`).replace(/\/+$/, ''),
		logLevel,
	};
}

/** Without a setting, there is no limit. A body that may be sent fits into a day. */
function ratesOf({ given, number }: Reader, bodyLimit: number): Pick<Settings, 'requestsPerMinute' | 'bytesPerDay'> {
	const ifGiven = (name: string, least: number): number | undefined =>
		given(name) === undefined ? undefined : number(name, least, least, MOST_RATE);
	return {
		requestsPerMinute: ifGiven('OCTAVO_REQUESTS_PER_MINUTE', 1),
		bytesPerDay: ifGiven('OCTAVO_BYTES_PER_DAY', bodyLimit),
	};
}

/** The figures are for the operator: by default, they are not on an address that others reach. */
function metricsOf({ given, number, flag }: Reader, host: string): Pick<Settings, 'metrics' | 'metricsPort'> {
	const own = given('OCTAVO_METRICS_PORT') === undefined ? undefined : number('OCTAVO_METRICS_PORT', 0, 1, 65_535);
	const wanted = flag('OCTAVO_METRICS', own !== undefined || /^(127\.[\d.]+|::1|localhost)$/.test(host));
	return { metrics: wanted && own === undefined, metricsPort: wanted ? own : undefined };
}

/** For the health check too, which needs no other setting. @throws Error that names every invalid variable. */
export function readAddress(environment: Environment): Address {
	const reader = readerOf(environment);
	const address = addressOf(reader);
	refuse(reader);
	return address;
}

function refuse({ problems }: Reader): void {
	if (problems.length > 0) throw new Error(problems.join('. '));
}

const addressOf = ({ text, number }: Reader): Address => ({
	host: text('OCTAVO_HOST', '127.0.0.1', 'an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
	port: number('OCTAVO_PORT', 8080, 0, 65_535),
});

/** The URL at which a client on the same machine reaches a service that listens on `host`. */
export function localUrl({ host, port }: Address): string {
	// A service that listens on 0.0.0.0 or :: listens on all addresses of the machine; a client must name one of them.
	const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
	return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

interface Reader {
	/** All variables that were asked for, whether they are set or not. */
	readonly names: ReadonlySet<string>;
	/** The faults of the variables read so far; in place of an invalid one, its default is read. */
	readonly problems: readonly string[];
	/** The result of `read`, or `otherwise` if it throws. */
	readonly attempt: <T>(read: () => T, otherwise: T) => T;
	readonly given: (name: string) => string | undefined;
	readonly text: (name: string, otherwise: string, valid: string, isValid?: (given: string) => boolean) => string;
	readonly number: (name: string, otherwise: number, least: number, most: number) => number;
	readonly flag: (name: string, otherwise: boolean) => boolean;
}

function readerOf(environment: Environment): Reader {
	const names = new Set<string>();
	const problems: string[] = [];
	const attempt: Reader['attempt'] = (read, otherwise) => {
		try {
			return read();
		} catch (thrown) {
			problems.push((thrown as Error).message);
			return otherwise;
		}
	};
	const given: Reader['given'] = (name) => {
		names.add(name);
		return environment[name];
	};
	const text: Reader['text'] = (name, otherwise, valid, isValid = (value) => value !== '') => {
		const value = given(name)?.trim();
		if (value === undefined) return otherwise;
		if (isValid(value)) return value;
		problems.push(`${name} must be ${valid}`);
		return otherwise;
	};
	return {
		names,
		problems,
		attempt,
		given,
		text,
		number: (name, otherwise, least, most) => {
			const isValid = (value: string): boolean => /^\d{1,15}$/.test(value) && Number(value) >= least && Number(value) <= most;
			return Number(text(name, String(otherwise), `a whole number from ${least} to ${most}`, isValid));
		},
		flag: (name, otherwise) =>
			text(name, String(otherwise), 'true or false', (value) => /^(true|false)$/i.test(value)).toLowerCase() === 'true',
	};
}

/** `pages=2000,nodes=100000` @throws Error that names the invalid part. */
function readLimits(given: string | undefined): Partial<Limits> {
	if (given === undefined) return {};
	const limits: Record<string, number> = {};
	const valid = `OCTAVO_LIMITS must be pairs such as pages=2000, with one of ${Object.keys(defaultLimits).join(', ')}`;
	for (const pair of given.split(',').map((one) => one.trim())) {
		if (pair === '') continue;
		const [, name = '', value = ''] = /^(\w+) *= *(\d{1,15})$/.exec(pair) ?? [];
		if (!Object.hasOwn(defaultLimits, name)) throw new Error(valid);
		const most = MOST[name] ?? Number.MAX_SAFE_INTEGER;
		if (Number(value) < 1 || Number(value) > most) throw new Error(`OCTAVO_LIMITS: ${name} must be from 1 to ${most}`);
		limits[name] = Number(value);
	}
	if (Object.keys(limits).length === 0) throw new Error(valid);
	return limits;
}

/** The largest values that the engine's integers and the stack allow. */
const MOST: Readonly<Record<string, number>> = { inputBytes: defaultLimits.inputBytes, objects: 2 ** 28, nesting: 1000 };
