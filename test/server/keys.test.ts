import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keyCheck, readKeys } from '../../server/keys';
import { readSettings } from '../../server/settings';

test('reads keys from a file and from a list', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'octavo-'));
	try {
		const file = path.join(folder, 'keys');
		writeFileSync(file, '# applications\r\nfirst, with a comma\n\n  second  \n');
		expect(readKeys('third, fourth,,', file)).toEqual(['first, with a comma', 'second', 'third', 'fourth']);
	} finally {
		rmSync(folder, { recursive: true });
	}
	expect(readKeys(undefined, undefined)).toEqual([]);
});

test('accepts only whole keys, and nothing if there are none', () => {
	const isKey = keyCheck(['alpha', 'beta']);
	const given = ['alpha', 'beta', 'alph', 'alphabeta', 'ALPHA', '', undefined];
	expect(given.map(isKey)).toEqual([0, 1, -1, -1, -1, -1, -1]);
	expect(['', undefined, 'x'].map(keyCheck([]))).toEqual([-1, -1, -1]);
	expect(keyCheck([''])('')).toBe(-1);
});

test('gives settings defaults, and names invalid ones', () => {
	expect(readSettings({ OCTAVO_PORT: '0', OCTAVO_WORKERS: '3', OCTAVO_API_KEYS: 'a,b', OCTAVO_JOB_TIMEOUT: '5' })).toMatchObject({
		host: '127.0.0.1',
		port: 0,
		workers: 3,
		keys: ['a', 'b'],
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

test('documents exactly the settings that exist', () => {
	const root = path.join(__dirname, '..', '..');
	const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
	const used = read('server/settings.ts').match(/OCTAVO_[A-Z_]+/g) ?? [];
	const told = [...read('docs/service.md').matchAll(/^\| (OCTAVO_[A-Z_]+) \|/gm)].map(([, name]) => name);
	expect(told.sort()).toEqual([...new Set(used)].sort());
	expect(told.length).toBeGreaterThan(5);
});
