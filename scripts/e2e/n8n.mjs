// A real n8n on 127.0.0.1: its environment, its processes, its REST interface as the logged-in owner.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Agent, setGlobalDispatcher } from 'undici';

// A kept connection may be closed just when the next request is written, which then counts as failed.
setGlobalDispatcher(new Agent({ pipelining: 0, headersTimeout: 600_000, bodyTimeout: 600_000 }));

export const OWNER = { email: 'owner@example.com', firstName: 'Olive', lastName: 'Owner', password: 'Octavo-1234' };

// n8n makes no requests that no one asked for: no telemetry, templates, update check or server registry.
const QUIET = {
	N8N_DIAGNOSTICS_ENABLED: 'false',
	N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
	N8N_VERSION_NOTIFICATIONS_WHATS_NEW_ENABLED: 'false',
	N8N_TEMPLATES_ENABLED: 'false',
	N8N_DYNAMIC_BANNERS_ENABLED: 'false',
	N8N_HIRING_BANNER_ENABLED: 'false',
	N8N_PERSONALIZATION_ENABLED: 'false',
	N8N_LICENSE_AUTO_RENEW_ENABLED: 'false',
	N8N_AI_ENABLED: 'false',
	N8N_SENTRY_DSN: '',
	EXTERNAL_FRONTEND_HOOKS_URLS: '',
	N8N_DISABLED_MODULES:
		'mcp-registry,mcp,insights,chat-hub,instance-ai,workflow-builder,quick-connect,external-secrets,source-control,sso-oidc,sso-saml,ldap,log-streaming,otel',
	N8N_COMMUNITY_PACKAGES_ENABLED: 'true',
	N8N_UNVERIFIED_PACKAGES_ENABLED: 'true',
	N8N_VERIFIED_PACKAGES_ENABLED: 'false',
	N8N_REINSTALL_MISSING_PACKAGES: 'false',
};

/** Free ports. */
export async function freePorts(count) {
	const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
	await Promise.all(servers.map((server) => once(server, 'listening')));
	const ports = servers.map((server) => server.address().port);
	await Promise.all(servers.map((server) => once(server.close(), 'close')));
	return ports;
}

/** Environment of one n8n process with its own user folder. */
export function environment({ userFolder, files, port, brokerPort, more = {} }) {
	return {
		PATH: process.env.PATH,
		HOME: userFolder,
		...QUIET,
		N8N_USER_FOLDER: userFolder,
		N8N_PORT: String(port),
		N8N_LISTEN_ADDRESS: '127.0.0.1',
		N8N_HOST: '127.0.0.1',
		N8N_PROTOCOL: 'http',
		N8N_EDITOR_BASE_URL: `http://127.0.0.1:${port}/`,
		N8N_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
		// Every n8n process opens a port, also `n8n execute`.
		N8N_RUNNERS_BROKER_PORT: String(brokerPort),
		N8N_SECURE_COOKIE: 'false',
		N8N_ENCRYPTION_KEY: 'end-to-end-tests-only',
		N8N_RESTRICT_FILE_ACCESS_TO: files,
		N8N_PAYLOAD_SIZE_MAX: '256',
		N8N_LOG_OUTPUT: 'console',
		NO_COLOR: '1',
		TZ: 'UTC',
		GENERIC_TIMEZONE: 'UTC',
		NODE_OPTIONS: '--max-old-space-size=2048',
		...more,
	};
}

/** Stops processes that still run when this process ends, for any reason. */
const running = new Set();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** A process of ours: its log, and its end. */
export class Process {
	constructor(command, args, { env, log, cwd }) {
		mkdirSync(path.dirname(log), { recursive: true });
		this.log = log;
		// Written by the process itself: one that ends at once leaves a part of a long output in a pipe.
		const file = openSync(log, 'w');
		this.child = spawn(command, args, { env, cwd, stdio: ['ignore', file, file] });
		closeSync(file);
		this.ended = once(this.child, 'close');
		running.add(this.child);
		this.child.on('exit', () => running.delete(this.child));
	}

	get pid() {
		return this.child.pid;
	}

	get alive() {
		return this.child.exitCode === null && this.child.signalCode === null;
	}

	output() {
		return readFileSync(this.log, 'utf8');
	}

	/** Waits until `ready` answers true. @throws if the process ends or the time is over. */
	async until(ready, seconds) {
		for (const end = Date.now() + seconds * 1000; Date.now() < end; await delay(200)) {
			if (!this.alive) break;
			if (await ready().catch(() => false)) return;
		}
		throw new Error(`${path.basename(this.log)} did not become ready\n${this.output().slice(-3000)}`);
	}

	async stop(signal = 'SIGTERM') {
		if (!this.alive) return;
		this.child.kill(signal);
		const killed = setTimeout(() => this.child.kill('SIGKILL'), 20_000);
		await this.ended;
		clearTimeout(killed);
	}
}

export async function answers(url) {
	const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
	await answer.arrayBuffer();
	return answer.ok;
}

/** Checks both, because the health page answers before the nodes are loaded. */
export async function waitForMain(main, port) {
	await main.until(
		async () =>
			main.output().includes('Editor is now accessible') && (await answers(`http://127.0.0.1:${port}/healthz/readiness`)),
		600,
	);
}

/** n8n's REST interface. */
export class Api {
	#cookie = '';

	constructor(port) {
		this.base = `http://127.0.0.1:${port}`;
	}

	async login() {
		const { email: emailOrLdapLoginId, password } = OWNER;
		const first = await this.#send('POST', '/rest/owner/setup', OWNER);
		const answer = first.ok ? first : await this.#send('POST', '/rest/login', { emailOrLdapLoginId, password });
		if (!answer.ok) throw new Error(`login: ${answer.status} ${await answer.text()}`);
		this.#cookie = answer.headers
			.getSetCookie()
			.map((line) => line.split(';')[0])
			.join('; ');
	}

	async call(method, at, body) {
		const answer = await this.#send(method, at, body);
		const text = await answer.text();
		if (!answer.ok) throw new Error(`${method} ${at}: ${answer.status} ${text.slice(0, 500)}`);
		return text === '' ? undefined : JSON.parse(text).data;
	}

	/** A page that is not a REST answer, such as the list of node types. */
	async page(at) {
		return await (await this.#send('GET', at)).json();
	}

	async createWorkflow(workflow) {
		return await this.call('POST', '/rest/workflows', { active: false, ...workflow });
	}

	/** Publishes a workflow, so that its webhook is registered. */
	async activate({ id, versionId }) {
		await this.call('POST', `/rest/workflows/${id}/activate`, { versionId });
	}

	#send(method, at, body) {
		// The login is bound to the browser id that it was created with.
		const headers = { 'browser-id': 'end-to-end', cookie: this.#cookie, ...(body && { 'content-type': 'application/json' }) };
		return fetch(`${this.base}${at}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
	}
}
