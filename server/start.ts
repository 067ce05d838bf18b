/** Starts the service: settings, workers, listening, and an orderly end. Settings: docs/service.md. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { Server as TlsServer } from 'node:tls';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { version } from '../package.json';
import { Callbacks } from './callbacks/callbacks';
import { followCertificate, readCertificate, type Certificate, type CertificateFiles } from './limits/certificate';
import { followKeys } from './limits/key-file';
import { KeyRing } from './limits/keys';
import { openAllowances, openTokens } from './open-callers';
import { openJobs } from './open-jobs';
import { threadPorts } from '../workers/lend';
import { listLanguages } from '../workers/recognition/language-data';
import { workerPool, type Pool } from '../workers/pool';
import { createService } from './service/service';
import { localUrl, readSettings, secondsOf, type Settings } from './settings/settings';
import type { Telemetry } from './telemetry/telemetry';
import { OctavoError } from '../shared/contract/errors';
import type { Port } from '../shared/contract/operations/types';
import { readFontFile } from '../shared/model/font/font-file';
import { countNoun } from '../shared/sentences';

export interface StartOptions {
	/** The file that worker threads run. */
	readonly worker: () => Promise<string | URL>;
	/** Where the examples of a checkout are, for the command that is printed to try. */
	readonly root: string;
}

/** Without time stamp servers, it asks none. Without data of languages, it recognizes none. */
const portsOf = ({ timestampServers, languageData }: Settings): ReadonlySet<Port> =>
	new Set(
		[...threadPorts].filter((port) =>
			port === 'network' ? timestampServers.length > 0 : port !== 'recognizer' || languageData !== undefined,
		),
	);

/** Listens until the process is told to stop. */
export async function start({ worker, root }: StartOptions): Promise<void> {
	const settings = readStartSettings(process.argv.slice(2));
	// If no keys are set, a new key is valid until the process ends, so that the service can be tried.
	const trialKey = settings.keys.length === 0 && !settings.oidc ? randomBytes(16).toString('hex') : undefined;
	const ring = new KeyRing(trialKey === undefined ? settings.keys : [{ label: 'trial', key: trialKey }]);
	const { longJobs } = settings;
	const queue = longJobs && (await openJobs(longJobs, settings).catch((thrown: unknown) => giveUp((thrown as Error).message)));
	const languages = settings.languageData === undefined ? undefined : installedLanguages(settings.languageData);
	const certificate = settings.certificateFiles && certificateIn(settings.certificateFiles);
	if (settings.drawingFont !== undefined) requireFont(settings.drawingFont);
	const pool = openPool(settings, await worker(), languages);
	const telemetry = await telemetryOf(settings);
	const allowances = await openAllowances(settings.redis).catch((thrown: unknown) => giveUp((thrown as Error).message));
	const tokens = await openTokens(settings.oidc);
	let draining = false;
	const service = createService({
		...settings,
		backend: pool,
		...(languages && { languages }),
		isKey: ring.check,
		labelOf: ring.labelOf,
		rightsOf: ring.rightsOf,
		jobs: settings.workers,
		lostWorkers: pool.lost,
		isReady: () => !draining,
		tracing: telemetry?.tracing,
		figures: telemetry?.figures,
		...(queue ? { queue } : {}),
		...(tokens ? { tokens } : {}),
		...(allowances ? { allowances } : {}),
		...(certificate ? { certificate } : {}),
		...(settings.callbackRules ? { callbacks: new Callbacks(settings.callbackRules) } : {}),
		...(settings.metricsPort === undefined ? {} : { metricsAt: { host: settings.host, port: settings.metricsPort } }),
		logger: { level: settings.logLevel, ...(telemetry?.line && { stream: alsoTo(telemetry.line) }) },
	});
	await service.listen({ host: settings.host, port: settings.port }).catch((thrown: unknown) => refuseAddress(settings, thrown));
	allowances?.logTo(service.log);
	telemetry?.logTo(service.log);
	if (settings.keySources) followKeys(settings.keySources, ring, service.log);
	if (settings.certificateFiles && certificate) {
		const server = service.server as unknown as TlsServer;
		followCertificate(settings.certificateFiles, certificate, (one) => server.setSecureContext(one), service.log);
	}
	greet(settings, service.server.address() as AddressInfo, trialKey, root);

	const stop = async (): Promise<void> => {
		if (draining) return;
		draining = true;
		// Jobs that take longer than their time limit are aborted.
		setTimeout(() => process.exit(1), settings.drain + settings.jobTimeout).unref();
		// A load balancer sees /ready first and sends nothing more; then requests under way are finished and new ones refused.
		await delay(settings.drain);
		await service.close();
		await pool.close();
		allowances?.close();
		await telemetry?.close();
		process.exit(0);
	};
	process.on('SIGTERM', () => void stop());
	process.on('SIGINT', () => void stop());
}

/** The threads that do the jobs. */
const openPool = (settings: Settings, entry: string | URL, languages: readonly string[] | undefined): Pool =>
	workerPool({
		entry,
		size: settings.workers,
		spare: 1,
		jobTimeout: settings.jobTimeout,
		jobTimeouts: { recognize_text: 1000 * secondsOf('recognize_text', settings.jobTimeout / 1000), ...settings.jobTimeouts },
		heap: settings.workerMemory,
		memory: Math.max(settings.workerMemory, 2 * settings.memory),
		kept: Math.floor(settings.memory / 8),
		limits: settings.limits,
		ports: portsOf(settings),
		servers: settings.timestampServers,
		drawingFont: settings.drawingFont,
		...(languages && { recognition: { folder: settings.languageData, cure: 'The operator of the service can add its data' } }),
	});

/** Says which setting to change if the service cannot listen. */
function refuseAddress(settings: Settings, thrown: unknown): never {
	const { code, message, port = settings.port } = thrown as NodeJS.ErrnoException & { port?: number };
	const setting = port === settings.metricsPort ? 'OCTAVO_METRICS_PORT' : 'OCTAVO_PORT';
	return giveUp(`${settings.host}:${port} is not available to listen on (${code ?? message}): change OCTAVO_HOST or ${setting}`);
}

/** Loads OpenTelemetry only if there is a collector to which it can send. */
async function telemetryOf({ telemetry }: Settings): Promise<Telemetry | undefined> {
	if (!telemetry) return undefined;
	const { openTelemetry } = await import('./telemetry/open-telemetry');
	return openTelemetry(version, telemetry);
}

/** Writes the lines of the log as usual, and sends them. The line of the start, which may have a key, is not among them. */
const alsoTo = (send: (line: string) => void): { write: (line: string) => void } => ({
	write: (line) => {
		process.stdout.write(line);
		send(line);
	},
});

function greet(settings: Settings, { port, address }: AddressInfo, trialKey: string | undefined, root: string): void {
	const host = address.includes(':') ? `[${address}]` : address;
	const sample = path.join('examples', 'out', 'inputs', 'report.pdf');
	const input = existsSync(path.join(root, sample)) ? sample : 'input.pdf';
	const listens = `Octavo listens on http${settings.isSecure ? 's' : ''}://${host}:${port} with ${countNoun(settings.workers, 'worker')}.`;
	const curl = `curl -f -H 'X-API-Key: ${trialKey ?? '<API_KEY>'}' -F file=@${input} -F angle=90 ${localUrl({ host: address, port, isSecure: settings.isSecure })}/v1/rotate_pages -o output.pdf`;
	if (!process.stdout.isTTY) {
		// Like every line of the log, and whatever its level is.
		const about = { level: 30, time: Date.now(), pid: process.pid, hostname: hostname(), msg: listens };
		process.stdout.write(`${JSON.stringify(trialKey === undefined ? about : { ...about, trialKey, try: curl })}\n`);
		return;
	}
	process.stdout.write(
		[
			listens,
			...(trialKey === undefined
				? []
				: ['Neither OCTAVO_API_KEYS nor OCTAVO_API_KEYS_FILE is set: this key is valid until the service stops.']),
			'Try:',
			`  ${curl}`,
			'If it fails, leave out -f and -o output.pdf: the answer says why.',
			'',
		].join('\n'),
	);
}

function certificateIn(files: CertificateFiles): Certificate {
	try {
		return readCertificate(files);
	} catch (thrown) {
		return giveUp((thrown as Error).message);
	}
}

/** The languages that can be recognized. */
function installedLanguages(folder: string): readonly string[] {
	try {
		const languages = listLanguages(folder);
		if (languages.length > 0) return languages;
	} catch (thrown) {
		giveUp(`OCTAVO_LANGUAGE_DATA: the folder cannot be read (${(thrown as NodeJS.ErrnoException).code ?? 'unknown'})`);
	}
	return giveUp('OCTAVO_LANGUAGE_DATA: the folder has no file such as eng.traineddata or eng.traineddata.gz');
}

/** Threads read it when they draw: what is wrong with it is said now. */
function requireFont(file: string): void {
	try {
		readFontFile({ name: 'font', bytes: readFileSync(file) }, 'OCTAVO_DRAWING_FONT');
	} catch (thrown) {
		const { code, message } = thrown as NodeJS.ErrnoException;
		giveUp(thrown instanceof OctavoError ? message : `OCTAVO_DRAWING_FONT: the file cannot be read (${code ?? 'unknown'})`);
	}
}

function readStartSettings(words: readonly string[]): Settings {
	// The words may be keys, and a log keeps this message.
	if (words.length > 0)
		giveUp('it takes no arguments: settings are environment variables, such as OCTAVO_PORT=8080. docs/service.md lists them');
	try {
		return readSettings(process.env);
	} catch (thrown) {
		return giveUp((thrown as Error).message);
	}
}

/** A message without a stack, for mistakes that the person who starts the service can correct. */
function giveUp(message: string): never {
	process.stderr.write(`Octavo does not start: ${message}\n`);
	process.exit(1);
}
