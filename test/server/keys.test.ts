import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { followKeys } from '../../server/limits/key-file';
import { keyCheck, KeyRing, readKeys } from '../../server/limits/keys';
import { until } from './gated';
import { localUrl, readAddress, readSettings } from '../../server/settings/settings';

const ROOT = path.join(__dirname, '..', '..');
const read = (...file: string[]) => readFileSync(path.join(ROOT, ...file), 'utf8');

/** The variables that are read, in the order of the alphabet. */
const settingNames = (): string[] =>
	[
		...new Set(
			['settings.ts', 'job-settings.ts', 'callback-settings.ts', 'token-settings.ts'].flatMap(
				(file) => read('server', 'settings', file).match(/OCTAVO_[A-Z0-9_]+/g) ?? [],
			),
		),
	].sort();

test('reads keys from a file and from a list', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
	try {
		const file = path.join(folder, 'keys');
		writeFileSync(file, '\ufeff# applications\r\nfirst, with a comma\n  # old-key\n\n  second  \nbilling:  a: b\n');
		expect(readKeys('third, mail: fourth,,', file)).toEqual([
			{ label: 'key-1', key: 'first, with a comma' },
			{ label: 'key-2', key: 'second' },
			{ label: 'billing', key: 'a: b' },
			{ label: 'key-4', key: 'third' },
			{ label: 'mail', key: 'fourth' },
		]);
	} finally {
		rmSync(folder, { recursive: true });
	}
	expect(readKeys(undefined, undefined)).toEqual([]);
});

test('refuses a list or a file without keys, instead of making up a key', () => {
	for (const list of ['', ' ', ','])
		expect(() => readSettings({ OCTAVO_API_KEYS: list })).toThrow('OCTAVO_API_KEYS must be keys');
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
	try {
		const file = path.join(folder, 'keys');
		writeFileSync(file, '# applications\n\n');
		for (const OCTAVO_API_KEYS_FILE of [file, '', folder])
			expect(() => readSettings({ OCTAVO_API_KEYS: 'first', OCTAVO_API_KEYS_FILE })).toThrow('OCTAVO_API_KEYS_FILE must be');
	} finally {
		rmSync(folder, { recursive: true });
	}
});

test('accepts only whole keys, and nothing without keys', () => {
	const isKey = keyCheck(['alpha', 'beta']);
	const given = ['alpha', 'beta', 'alph', 'alphabeta', 'ALPHA', '', undefined];
	expect(given.map(isKey)).toEqual([0, 1, -1, -1, -1, -1, -1]);
	expect(['', undefined, 'x'].map(keyCheck([]))).toEqual([-1, -1, -1]);
	expect(keyCheck([''])('')).toBe(-1);
});

test.each(['sëcret', 'sec\u0007ret', 'sec\tret', '秘密'])(
	'refuses the key %j, which a header cannot hold, without repeating it',
	(key) => {
		const refusal = 'OCTAVO_API_KEYS, key 2: a key must be printable ASCII characters';
		expect(() => readSettings({ OCTAVO_API_KEYS: `first,label: ${key}` })).toThrow(refusal);
		expect(() => readSettings({ OCTAVO_API_KEYS: `first,label: ${key}` })).not.toThrow(key);
	},
);

test('keys with one label are one application, also when they are replaced', () => {
	const ring = new KeyRing([
		{ label: 'mail', key: 'old' },
		{ label: 'billing', key: 'b' },
		{ label: 'mail', key: 'new' },
	]);
	expect(['old', 'b', 'new', 'x', undefined].map(ring.check)).toEqual([0, 1, 0, -1, -1]);
	ring.replace([
		{ label: 'other', key: 'c' },
		{ label: 'mail', key: 'new' },
	]);
	expect(['old', 'b', 'new', 'c'].map(ring.check)).toEqual([-1, -1, 0, 2]);
	expect([0, 1, 2, -1].map(ring.labelOf)).toEqual(['mail', 'billing', 'other', 'none']);
});

test('reads the file of keys again when it changes, and on SIGHUP; keeps the keys if the file is not valid', async () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
	const file = path.join(folder, 'keys');
	writeFileSync(file, 'mail: first\n');
	const told: string[] = [];
	const tell = (about: object, message: string): void => void told.push(JSON.stringify([message, about]));
	const follow = (interval?: number): { ring: KeyRing; end: () => void } => {
		const ring = new KeyRing([]);
		return { ring, end: followKeys({ list: undefined, file }, ring, { info: tell, error: tell }, interval) };
	};
	const [watching, asked] = [follow(1), follow(1_000_000)];
	try {
		// A new file in its place, as secrets are replaced.
		writeFileSync(`${file}.new`, 'mail: second\n');
		renameSync(`${file}.new`, file);
		await until(() => watching.ring.check('second') === 0);
		expect(watching.ring.check('first')).toBe(-1);
		expect(asked.ring.check('first')).toBe(0);
		process.emit('SIGHUP');
		expect(asked.ring.check('second')).toBe(0);
		rmSync(file);
		await until(() => told.some((line) => line.includes('the former ones stay valid')));
		expect(watching.ring.check('second')).toBe(0);
		expect(told[0]).toBe('["keys read",{"keys":["mail"]}]');
		expect(told.join('')).not.toContain('second');
	} finally {
		for (const { end } of [watching, asked]) end();
		rmSync(folder, { recursive: true });
	}
});

test('gives settings defaults, and names invalid ones', () => {
	expect(readSettings({ OCTAVO_PORT: '0', OCTAVO_WORKERS: '3', OCTAVO_API_KEYS: 'a,b', OCTAVO_JOB_TIMEOUT: '5' })).toMatchObject({
		host: '127.0.0.1',
		port: 0,
		workers: 3,
		keys: [
			{ label: 'key-1', key: 'a' },
			{ label: 'key-2', key: 'b' },
		],
		jobTimeout: 5000,
		errorBase: 'https://www.pdfblocks.com/docs/api/v1/error',
		limits: {},
	});
	expect(readSettings({ OCTAVO_LIMITS: ' pages=2000, nodes = 5 ,' }).limits).toEqual({ pages: 2000, nodes: 5 });
	for (const [name, value] of [
		['OCTAVO_PORT', 'http'],
		['OCTAVO_WORKERS', '0'],
		['OCTAVO_BODY_LIMIT', '1e6'],
		['OCTAVO_LOG_LEVEL', 'loud'],
		['OCTAVO_API_KEYS_FILE', '/no/such/file'],
		['OCTAVO_LIMITS', 'pages'],
		['OCTAVO_LIMITS', 'leaves=5'],
		['OCTAVO_LIMITS', '__proto__=5'],
		['OCTAVO_LIMITS', 'pages=-1'],
		['OCTAVO_LIMITS', 'pages=0'],
		['OCTAVO_LIMITS', 'nesting=100000'],
		['OCTAVO_LIMITS', 'inputBytes=4294967296'],
	] as const)
		expect(() => readSettings({ [name]: value })).toThrow(name);
});

test('names every invalid and unknown variable at once', () => {
	const environment = {
		OCTAVO_PORT: '99999',
		OCTAVO_WORKERS: 'many',
		OCTAVO_API_KEYS: ',',
		OCTAVO_METRICS: 'yes',
		OCTAVO_LIMITS: 'pages=0',
		OCTAVO_PROT: '9',
	};
	expect(() => readSettings(environment)).toThrow(
		/OCTAVO_API_KEYS must be .*OCTAVO_PORT must be .*OCTAVO_WORKERS must be .*OCTAVO_METRICS must be .*OCTAVO_LIMITS: pages must be .*OCTAVO_PROT \(did you mean OCTAVO_PORT\?\) is not a setting/,
	);
	expect(() => readAddress(environment)).toThrow(/^OCTAVO_PORT must be a whole number from 0 to 65535$/);
});

test('refuses every variable that is set to nothing', () => {
	const names = settingNames();
	expect(names.length).toBeGreaterThan(15);
	for (const name of names)
		for (const value of ['', '  ']) expect(() => readSettings({ [name]: value })).toThrow(`${name} must be`);
});

test('refuses variables that are not settings, all at once, and suggests settings without repeating values', () => {
	const refusal = (environment: Record<string, string>): string => {
		try {
			readSettings(environment);
		} catch (thrown) {
			return (thrown as Error).message;
		}
		return 'not refused';
	};
	const cure = 'correct or remove it. docs/service.md lists the settings';
	expect(refusal({ OCTAVO_API_KEY: 'first-key', OCTAVO_PROT: '9' })).toBe(
		`OCTAVO_API_KEY (did you mean OCTAVO_API_KEYS?) and OCTAVO_PROT (did you mean OCTAVO_PORT?) are not settings: ${cure.replace('it', 'them')}`,
	);
	expect(refusal({ OCTAVO_WAITING_OF_CLIENTS: '' })).toBe(`OCTAVO_WAITING_OF_CLIENTS is not a setting: ${cure}`);
	expect(refusal({ OCTAVO_MEMORYPERKEY: '1' })).toContain('OCTAVO_MEMORY_PER_KEY');
});

test('accepts variables that other programs set: other parts of the project, Kubernetes', () => {
	const others = {
		OCTAVO_SERVICE_HOST: '10.0.0.1',
		OCTAVO_SERVICE_PORT_HTTP: '8080',
		OCTAVO_PORT_8080_TCP: 'tcp://10.0.0.1:8080',
		OCTAVO_PORT_8080_TCP_ADDR: '10.0.0.1',
		OCTAVO_BLUE_PORT: 'tcp://10.0.0.1:8080',
		PORT: '1',
	};
	expect(readSettings({ ...others, OCTAVO_PORT: '81' }).port).toBe(81);
	const files = ['bench', 'fuzz', 'scripts', 'server', 'test', 'workers']
		.flatMap((folder) =>
			readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => [folder, file]),
		)
		.filter(([, file = '']) => /\.(ts|mts|mjs|cjs|cfg)$/.test(file));
	const reads = [...files, ['Caddyfile'], ['compose.yaml']].flatMap((file) => [
		...read(...file).matchAll(/(?:process\.env(?:\.|\[')|\$\{|\{\$)(OCTAVO_\w+)/g),
	]);
	const names = [...new Set(reads.map(([, name = '']) => name))].filter((name) => !settingNames().includes(name));
	expect(names).toEqual(expect.arrayContaining(['OCTAVO_SITE', 'OCTAVO_ROOT', 'OCTAVO_PROXY_PORT', 'OCTAVO_E2E_MODES']));
	expect(() => readSettings(Object.fromEntries(names.map((name) => [name, 'x'])))).not.toThrow();
});

test('keeps times below what a timer can hold, and names the bound', () => {
	const most = { OCTAVO_JOB_TIMEOUT: '1000000', OCTAVO_DRAIN: '1000000', OCTAVO_REQUEST_TIMEOUT: '1000000' };
	const { jobTimeout, drain, requestTimeout } = readSettings(most);
	expect(jobTimeout + drain).toBeLessThan(2 ** 31);
	expect(requestTimeout).toBeLessThan(2 ** 31);
	for (const name of ['JOB_TIMEOUT', 'REQUEST_TIMEOUT', 'RESPONSE_TIMEOUT'].map((end) => `OCTAVO_${end}`))
		expect(() => readSettings({ [name]: '3000000' })).toThrow(`${name} must be a whole number from 1 to 1000000`);
	for (const name of ['OCTAVO_DRAIN', 'OCTAVO_RETRY_AFTER'])
		expect(() => readSettings({ [name]: '1000001' })).toThrow(`${name} must be a whole number from 0 to 1000000`);
});

test.each([
	[{}, 'http://127.0.0.1:8080'],
	[{ OCTAVO_PORT: ' 0081 ', OCTAVO_HOST: ' 127.0.0.2 ' }, 'http://127.0.0.2:81'],
	[{ OCTAVO_HOST: '0.0.0.0' }, 'http://localhost:8080'],
	[{ OCTAVO_HOST: '::' }, 'http://localhost:8080'],
	[{ OCTAVO_HOST: '::1' }, 'http://[::1]:8080'],
])('knows where a service with the settings %j is reached', (environment, url) => {
	expect(localUrl(readAddress(environment))).toBe(url);
});

test('documents exactly the settings that exist', () => {
	const told = [...read('docs', 'service.md').matchAll(/^- `(OCTAVO_[A-Z0-9_]+)`/gm)].map(([, name]) => name);
	expect(told.sort()).toEqual(settingNames());
	expect(told.length).toBeGreaterThan(5);
});
