/** The service's settings, from the environment; docs/service.md explains each. Sizes are bytes, times seconds. */
import { availableParallelism } from 'node:os';
import { operationNames, type OperationName } from '../../shared/contract/operations';
import { textFormats } from '../../shared/contract/values/text-formats';
import { defaultLimits, type Limits } from '../../shared/pdf/limits';
import type { CertificateFiles } from '../limits/certificate';
import type { KeySources } from '../limits/key-file';
import { readKeys, type Key } from '../limits/keys';
import { defaultServiceLimits } from '../limits/default-limits';
import { readNetworks } from '../limits/networks';
import { PUBLISHED_ERROR_BASE } from '../http/problem';
import type { CallbackSettings } from '../callbacks/callbacks';
import { callbackSettingsOf } from './callback-settings';
import { jobSettingsOf, redisOf, type JobSettings } from './job-settings';
import { readPairs } from './pairs';
import { readerOf, refuse, type Environment, type Reader } from './reader';
import { telemetrySettingsOf, type TelemetrySettings } from './telemetry-settings';
import { tokenSettingsOf } from './token-settings';
import { refuseUnknownSettings } from './unknown-settings';
import type { OidcSettings } from '../tokens/oidc';

/** Where the service listens. */
export interface Address {
	readonly host: string;
	/** 0 takes a free one. */
	readonly port: number;
	/** Whether it speaks TLS. */
	readonly isSecure: boolean;
}

type ByOperation = Readonly<Partial<Record<OperationName, number>>>;

export interface Settings extends Address {
	readonly keys: readonly Key[];
	/** Where the keys come from, if they can change. */
	readonly keySources: KeySources | undefined;
	readonly bodyLimit: number;
	/** Of operations that may take less. */
	readonly bodyLimits: ByOperation;
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
	/** Of one address. */
	readonly wrongKeysPerMinute: number | undefined;
	/** Proxies whose X-Forwarded-For names the client. */
	readonly trustedProxies: readonly string[];
	/** Whether requests of probes are in the log and in traces. */
	readonly logProbes: boolean;
	/** The time stamp servers that may be asked. */
	readonly timestampServers: readonly string[];
	/** Folder with the data of languages, for the recognition of text. */
	readonly languageData: string | undefined;
	/** Path of the font that pages are drawn with where a document lacks one. */
	readonly drawingFont: string | undefined;
	/** Bytes of one worker's heap. */
	readonly workerMemory: number;
	/** Milliseconds. */
	readonly jobTimeout: number;
	/** Milliseconds, of operations that may take less. */
	readonly jobTimeouts: ByOperation;
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
	/** Undefined if nothing is sent to a collector. */
	readonly telemetry: TelemetrySettings | undefined;
	/** For TLS. */
	readonly certificateFiles: CertificateFiles | undefined;
	/** For requests whose clients do not wait; undefined if all are answered at once. */
	readonly longJobs: JobSettings | undefined;
	/** A URL, which may have a password: for the queue of jobs, and for what keys have used. */
	readonly redis: string | undefined;
	/** Undefined if only keys are accepted. */
	readonly oidc: OidcSettings | undefined;
	/** Undefined if no address may be told that a job has ended. */
	readonly callbackRules: CallbackSettings | undefined;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** Node ends timers of 2^31 milliseconds and more at once, and `drain` and `jobTimeout` are added. */
const MOST_SECONDS = 1_000_000;
const MOST_MEMORY = 2 ** 40;
/** With less, a worker cannot start. */
const LEAST_HEAP = 64 * 1024 * 1024;
const MOST_REQUESTS = 1_000_000;
const MOST_RATE = 2 ** 48;

/**
 * @throws Error that names every invalid variable with its valid values, and every unknown one. A variable that is set to
 * nothing is invalid.
 */
export function readSettings(environment: Environment): Settings {
	const reader = readerOf(environment);
	const settings = settingsOf(reader);
	reader.attempt(
		() =>
			refuseUnknownSettings(
				environment,
				[...reader.names].filter((name) => name.startsWith('OCTAVO_')),
			),
		undefined,
	);
	refuse(reader);
	return settings;
}

function settingsOf(reader: Reader): Settings {
	const { attempt, given, text, number } = reader;
	const seconds = (name: string, otherwise: number, least: number): number => number(name, otherwise, least, MOST_SECONDS);
	const logLevel = text('OCTAVO_LOG_LEVEL', 'info', `one of ${LOG_LEVELS.join(', ')}`, (level) => LOG_LEVELS.includes(level));
	const [list, file] = [given('OCTAVO_API_KEYS'), given('OCTAVO_API_KEYS_FILE')];
	const keys = attempt(() => readKeys(list, file), []);
	const address = addressFrom(reader);
	const concurrency = number('OCTAVO_CONCURRENCY', defaultServiceLimits.concurrency, 1, MOST_REQUESTS);
	const memory = number('OCTAVO_MEMORY', defaultServiceLimits.memory, 1, MOST_MEMORY);
	const jobSeconds = seconds('OCTAVO_JOB_TIMEOUT', 600, 1);
	// The largest memory that Node 20 gives to a document.
	const bodyLimit = number('OCTAVO_BODY_LIMIT', defaultServiceLimits.bodyLimit, 1, 2 ** 32 - 1);
	// One key alone may use everything; of several, each leaves half of the places and of the memory to the others.
	const oidc = tokenSettingsOf(reader);
	const isShared = oidc !== undefined || new Set(keys.map(({ label }) => label)).size > 1;
	const shareOf = (all: number): number => (isShared ? Math.ceil(all / 2) : all);
	const redis = redisOf(reader);
	const longJobs = jobSettingsOf(reader, { memory, shareOf, redis });
	return {
		...address,
		keys,
		keySources: file === undefined ? undefined : { list, file },
		bodyLimit,
		memory,
		bodyLimits: byOperation(reader, 'OCTAVO_BODY_LIMITS', () => bodyLimit),
		...ratesOf(reader, bodyLimit),
		memoryPerKey: number('OCTAVO_MEMORY_PER_KEY', shareOf(memory), 1, MOST_MEMORY),
		concurrency,
		concurrencyPerKey: number('OCTAVO_CONCURRENCY_PER_KEY', shareOf(concurrency), 1, MOST_REQUESTS),
		trustedProxies: attempt(() => readNetworks(given('OCTAVO_TRUSTED_PROXIES'), 'OCTAVO_TRUSTED_PROXIES'), []),
		wrongKeysPerMinute: number('OCTAVO_WRONG_KEYS_PER_MINUTE', 30, 0, MOST_RATE) || undefined,
		logProbes: reader.flag('OCTAVO_LOG_PROBES', false),
		timestampServers: attempt(() => readServers(given('OCTAVO_TIMESTAMP_SERVERS')), []),
		languageData: text('OCTAVO_LANGUAGE_DATA', '', 'the path of a folder with files such as eng.traineddata') || undefined,
		drawingFont: text('OCTAVO_DRAWING_FONT', '', 'the path of a TrueType or OpenType font') || undefined,
		workers: number('OCTAVO_WORKERS', availableParallelism(), 1, 1024),
		workerMemory: number('OCTAVO_WORKER_MEMORY', 2 ** 30, LEAST_HEAP, MOST_MEMORY),
		jobTimeout: jobSeconds * 1000,
		jobTimeouts: byOperation(reader, 'OCTAVO_JOB_TIMEOUTS', (name) => secondsOf(name, jobSeconds), 1000),
		requestTimeout: seconds('OCTAVO_REQUEST_TIMEOUT', defaultServiceLimits.requestTimeout / 1000, 1) * 1000,
		responseTimeout: seconds('OCTAVO_RESPONSE_TIMEOUT', defaultServiceLimits.responseTimeout / 1000, 1) * 1000,
		retryAfter: seconds('OCTAVO_RETRY_AFTER', defaultServiceLimits.retryAfter, 0),
		drain: seconds('OCTAVO_DRAIN', 0, 0) * 1000,
		...metricsOf(reader, address.host),
		limits: attempt(() => readLimits(given('OCTAVO_LIMITS')), {}),
		errorBase: text('OCTAVO_ERROR_BASE', PUBLISHED_ERROR_BASE, `a URL such as ${PUBLISHED_ERROR_BASE}`).replace(/\/+$/, ''),
		logLevel,
		telemetry: telemetrySettingsOf(reader),
		certificateFiles: certificateFilesOf(reader),
		longJobs,
		redis,
		oidc,
		callbackRules: callbackSettingsOf(reader, longJobs !== undefined),
	};
}

/** Addresses, separated by commas or white space. */
function readServers(list: string | undefined): string[] {
	if (list === undefined) return [];
	const servers = list.split(/[\s,]+/).filter((one) => one !== '');
	const { holds, words } = textFormats['https-address'];
	if (servers.length === 0 || !servers.every(holds))
		throw new Error(`OCTAVO_TIMESTAMP_SERVERS must be ${words}, or several of them`);
	return servers;
}

/** Recognition takes seconds for each page. */
const RECOGNITION = 3600;

/** The time limit of an operation, if no other is set, from that of all. */
export const secondsOf = (name: string, all: number): number => (name === 'recognize_text' ? Math.max(all, RECOGNITION) : all);

/** Values by operation, none above the standard one. */
function byOperation({ attempt, given }: Reader, setting: string, mostOf: (name: string) => number, times = 1): ByOperation {
	const read = () => readPairs(given(setting), { setting, names: operationNames, mostOf });
	return Object.fromEntries(Object.entries(attempt(read, {})).map(([name, value]) => [name, value * times]));
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
	const address = addressFrom(reader);
	refuse(reader);
	return address;
}

const [CERTIFICATE, KEY] = ['OCTAVO_TLS_CERTIFICATE_FILE', 'OCTAVO_TLS_KEY_FILE'] as const;

function certificateFilesOf({ text, attempt }: Reader): CertificateFiles | undefined {
	const files = { certificate: text(CERTIFICATE, '', 'the path of a file'), key: text(KEY, '', 'the path of a file') };
	attempt(() => {
		if ((files.certificate === '') !== (files.key === '')) throw new Error(`${CERTIFICATE} and ${KEY} need each other: set both`);
	}, undefined);
	return files.certificate === '' ? undefined : files;
}

const addressFrom = ({ text, number, given }: Reader): Address => ({
	isSecure: given(CERTIFICATE) !== undefined,
	host: text('OCTAVO_HOST', '127.0.0.1', 'an address to listen on, such as 127.0.0.1 or 0.0.0.0'),
	port: number('OCTAVO_PORT', 8080, 0, 65_535),
});

/** The URL at which a client on the same machine reaches a service that listens on `host`. */
export function localUrl({ host, port, isSecure }: Address): string {
	// A service that listens on 0.0.0.0 or :: listens on all addresses of the machine; a client must name one of them.
	const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
	return `http${isSecure ? 's' : ''}://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** @throws Error that names the invalid part. */
const readLimits = (given: string | undefined): Partial<Limits> =>
	readPairs(given, {
		setting: 'OCTAVO_LIMITS',
		names: Object.keys(defaultLimits),
		mostOf: (name) => MOST[name] ?? Number.MAX_SAFE_INTEGER,
	});

/** The largest values that the engine's integers and the stack allow. */
const MOST: Readonly<Record<string, number>> = { inputBytes: defaultLimits.inputBytes, objects: 2 ** 28, nesting: 1000 };
